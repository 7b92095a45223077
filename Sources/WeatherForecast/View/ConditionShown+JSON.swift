extension ConditionShown: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("class", named: condition)
            json.member("icon", icon)
            json.member("night", isNight)
            json.member("shortWord", shortWord)
            json.member("word", word)
        }
    }
}

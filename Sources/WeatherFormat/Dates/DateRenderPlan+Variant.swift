extension DateFormatIntent {
    /// The rulebook for one form of a language: its language's plan, with what its variant writes otherwise.
    package func plan(for form: LanguageForm, voice: Voice) -> DateRenderPlan {
        let plan = plan(for: form.language, voice: voice)
        return plan.written(as: form.variant, isCompactHour: plan.twelveHour == .fields(.hour))
    }

    /// The same for an hour that begins at another minute than 0.
    func minutePlan(for form: LanguageForm, voice: Voice) -> DateRenderPlan? {
        let plan = minutePlan(for: form.language, voice: voice)
        // A time alone stands in the place of a bare hour, and has its marker.
        return plan?.written(as: form.variant, isCompactHour: plan?.twelveHour == .fields(.time))
    }
}

extension DateRenderPlan {
    /// The plan with the markers of a variant's compact hours and its first of a month.
    func written(as variant: LanguageVariant?, isCompactHour: Bool = false) -> DateRenderPlan {
        guard let variant else { return self }
        let marker = isCompactHour ? variant.hourMarker.map(Meridiem.declared) : nil
        return DateRenderPlan(
            self, meridiem: marker ?? meridiem, firstOfMonth: variant.writesFirstAsNumber ? nil : firstOfMonth)
    }

    private init(_ plan: DateRenderPlan, meridiem: Meridiem, firstOfMonth: String?) {
        voice = plan.voice
        twelveHour = plan.twelveHour
        twentyFourHour = plan.twentyFourHour
        capitalization = plan.capitalization
        self.meridiem = meridiem
        weekdays = plan.weekdays
        self.firstOfMonth = firstOfMonth
        yearCount = plan.yearCount
    }
}

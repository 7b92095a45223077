enum X{}

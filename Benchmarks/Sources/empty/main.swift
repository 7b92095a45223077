// An empty Swift program: what the cold start of hwfmt is compared with.

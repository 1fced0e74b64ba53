/**
 * The questions that need ears, by their ids, as by-ear.ts has the ideas: apart from those, which no meeting
 * has to load.
 */
export const questionsByEar: ReadonlySet<string> = new Set(['what-shall-we-try'])

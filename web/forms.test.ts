import { expect, test } from 'vitest'
import { ownChoice } from './features/onboarding/own-line.tsx'
import { memberRules } from './shared/members/member-draft.ts'
import { draftOf, problemsOf as taskProblems } from './shared/task-form/task-draft.ts'
import { line, lines } from './lib/form-rules.ts'

/** What a form may hold without anything to see in it; the server refuses each of them. */
const nothingToSee = ['', '   ', '\u200B', '\u200D\u2060', '\u202E', '\u2028']

test.each(nothingToSee)('every form asks for a name or words where %j stands [K4]', (text) => {
  expect(taskProblems(draftOf({ title: text }, ['mia'], '2026-03-01'))).toHaveProperty('title')
  for (const rule of [line('Missing.'), lines('Missing.', 10), memberRules.name])
    expect(rule.problem(rule.tidy(text))).toBeDefined()
  expect(ownChoice(text, [])).toBe(null)
})

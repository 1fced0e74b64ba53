import { expect, test } from 'vitest'
import { problemsOf as messageProblems } from './features/contact/message.ts'
import { inviteProblems } from './features/settings/co-parents/invite-problems.ts'
import { ownChoice } from './features/onboarding/own-choice.ts'
import { memberProblems, newMemberDraft } from './shared/members/member-draft.ts'
import { draftOf, problemsOf as taskProblems } from './shared/task-form/task-draft.ts'
import { oneLine } from '#core/text.ts'

/** What a form may hold without anything to see in it; the server refuses each of them. */
const nothingToSee = ['', '   ', '\u200B', '\u200D\u2060', '\u202E', '\u2028']

test.each(nothingToSee)('every form asks for a name or words where %j stands [K4]', (text) => {
  const draft = { ...newMemberDraft('child', { id: 'mia', family: [] }), name: text }
  expect(memberProblems(draft)).toHaveProperty('name')
  expect(taskProblems(draftOf({ title: text }, ['mia']))).toHaveProperty('title')
  const invite = { name: text, toEmail: 'ben@example.org' }
  expect(inviteProblems(invite, 'maya@example.org')).toHaveProperty('name')
  const message = { name: oneLine(text), email: 'nora@example.org', message: 'Hello' }
  expect(messageProblems(message)).toHaveProperty('name')
  expect(ownChoice(text, { known: [], chosen: [] })).toBe(null)
})

import type { Adult, Child, PrimaryMember } from '#core/contract/member.ts'
import { asciiEmail, isEmail } from '#core/email.ts'
import { freeLook, type Member } from '#core/domain/member.ts'
import type { MemberDraft } from '#web/data/family-form.ts'
import { oneLine } from '#core/text.ts'

/** An empty form for somebody new, with an animal and a colour that nobody has yet. */
export function newMemberDraft(
  kind: 'adult' | 'child',
  { id, family }: { id: string; family: readonly Pick<Member, 'animal' | 'color'>[] },
): MemberDraft {
  return { kind, id, name: '', email: '', ageBand: null, birthYear: null, ...freeLook(family) }
}

/** The form filled in with somebody who is in the family. */
export function memberDraftOf(member: PrimaryMember | Adult | Child, kind: MemberDraft['kind']) {
  const draft: MemberDraft = {
    kind,
    id: member.id,
    name: member.name,
    email: '',
    ageBand: null,
    birthYear: null,
    animal: member.animal,
    color: member.color,
  }
  if ('email' in member) draft.email = member.email ?? ''
  if ('ageBand' in member) draft.ageBand = member.ageBand ?? null
  if ('birthYear' in member) draft.birthYear = member.birthYear ?? null
  return draft
}

export type MemberProblems = { name?: string; email?: string }

/** What keeps this draft from becoming a member, field by field; empty when nothing does. */
export function memberProblems(draft: MemberDraft): MemberProblems {
  const problems: MemberProblems = {}
  if (oneLine(draft.name) === '') problems.name = 'Write a name or a nickname.'
  if (draft.kind === 'adult' && oneLine(draft.email) !== '' && !isEmail(oneLine(draft.email))) {
    problems.email = 'Write the whole address, like sam@example.org, or leave it empty.'
  }
  return problems
}

const basics = ({ id, name, animal, color }: MemberDraft) => ({
  id,
  name: oneLine(name),
  animal,
  color,
})

export function primaryFrom(draft: MemberDraft): PrimaryMember {
  return { ...basics(draft), isParent: true }
}

export function adultFrom(draft: MemberDraft): Adult {
  const email = asciiEmail(oneLine(draft.email))
  return { ...basics(draft), ...(email && { email }) }
}

/** A child has a year of birth or an age group; the year says more, and goes on being true. */
export function childFrom(draft: MemberDraft): Child {
  const { ageBand, birthYear } = draft
  if (birthYear !== null) return { ...basics(draft), birthYear }
  return { ...basics(draft), ...(ageBand && { ageBand }) }
}

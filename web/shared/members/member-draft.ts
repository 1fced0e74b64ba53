import { t } from '#core/say.ts'
import type { Adult, Child, PrimaryMember } from '#core/members/schema.ts'
import { asciiEmail } from '#core/text/email.ts'
import { freeLook, type EditedMember, type Member } from '#core/members/member.ts'
import { oneLine } from '#core/text/text.ts'
import { line, optionalAddress } from '#web/lib/form-rules.ts'
import type { MemberDraft } from '#web/shared/drafts/kept-family-form.ts'
import type { FamilyIntent } from '#web/data/send.ts'

/** An empty form for somebody new, with an animal and a colour that nobody has yet. */
export function newMemberDraft(
  kind: 'adult' | 'child',
  { id, family }: { id: string; family: readonly Pick<Member, 'animal' | 'color'>[] },
): MemberDraft {
  const empty = { name: '', email: '', ageBand: null, birthYear: null }
  return { kind, id, ...empty, ...freeLook(family), from: null }
}

/** The form filled in with somebody who is in the family. */
export function memberDraftOf(member: EditedMember): MemberDraft {
  const draft: MemberDraft = {
    kind: member.kind,
    id: member.id,
    name: member.name,
    email: '',
    ageBand: null,
    birthYear: null,
    fits: member.fits,
    animal: member.animal,
    color: member.color,
    from: member,
  }
  if ('email' in member) draft.email = member.email ?? ''
  if ('ageBand' in member) draft.ageBand = member.ageBand ?? null
  if ('birthYear' in member) draft.birthYear = member.birthYear ?? null
  if ('tooYoung' in member) draft.tooYoung = member.tooYoung
  return draft
}

/** What adds or changes them; changed are only the fields that were typed in (P6). */
export function memberIntent(draft: MemberDraft): FamilyIntent | null {
  const { kind, from } = draft
  if (kind === 'primary') {
    return from && { type: 'edit-member', member: { kind, ...primaryFrom(draft) }, from }
  }
  const member = kind === 'adult' ? { kind, ...adultFrom(draft) } : { kind, ...childFrom(draft) }
  return from ? { type: 'edit-member', member, from } : { type: 'add-member', member }
}

/** What the form of a member takes. */
export const memberRules = {
  name: line(t`Write a name or a nickname.`),
  email: optionalAddress(t`Write the whole address, like sam@example.org, or leave it empty.`),
}

const basics = ({ id, name, animal, color, fits = [] }: MemberDraft) => ({
  id,
  name: oneLine(name),
  animal,
  color,
  ...(fits.length > 0 && { fits }),
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
  const { ageBand, birthYear, tooYoung } = draft
  const child = { ...basics(draft), ...(tooYoung !== undefined && { tooYoung }) }
  if (birthYear !== null) return { ...child, birthYear }
  return { ...child, ...(ageBand && { ageBand }) }
}

import type { CommandOf, FamilyRules, FamilyUndos } from '../commands/definitions.ts'
import { put } from '../commands/lists.ts'
import { merge } from '../commands/merge.ts'
import type { Family } from '../family/schema.ts'
import { type EditedMember, editedMember, memberIdsOf, withMembers } from './member.ts'
import type { Adult, Child, MemberCommand } from './schema.ts'
import { refuse } from '../refusal.ts'

type Of<Type extends MemberCommand['type']> = CommandOf<MemberCommand, Type>

function addMember(family: Family, { member }: Of<'add-member'>): Family {
  const { adults, children } = family.familyData
  if (member.kind === 'adult') {
    const { kind: _, ...adult } = member
    return withMembers(family, { adults: [...adults, adult] })
  }
  const { kind: _, ...child } = member
  return withMembers(family, { children: [...children, child] })
}

/** Changes a member field by field (P6); a child may become an adult, and back (P16). */
function editMember(family: Family, { member, from }: Of<'edit-member'>): Family {
  const present = editedMember(family.familyData, member.id) ?? refuse('member-missing')
  if ((present.kind === 'primary') !== (member.kind === 'primary')) refuse('primary-stays')
  const { adults, children } = family.familyData
  // A form that knows nothing of them takes nobody's days away.
  const days = present.daysHere && { daysHere: present.daysHere }
  const isSameKind = from?.kind === member.kind && present.kind === member.kind
  const next = isSameKind ? merge<EditedMember>(from, present, member) : member
  const same = ({ id }: { id: string }) => id === member.id
  const others = <T extends { id: string }>(list: T[]) => list.filter((other) => !same(other))
  if (next.kind === 'primary') {
    const { kind: _, daysHere: __, ...primaryUser } = next
    return withMembers(family, { primaryUser: { ...primaryUser, ...days } })
  }
  if (next.kind === 'adult') {
    const { kind: _, daysHere: __, ...adult } = next
    return withMembers(family, {
      adults: put<Adult>(adults, { ...adult, ...days }, same),
      children: others(children),
    })
  }
  const { kind: _, daysHere: __, ...child } = next
  return withMembers(family, {
    adults: others(adults),
    children: put<Child>(children, { ...child, ...days }, same),
  })
}

function removeMember(family: Family, { memberId }: Of<'remove-member'>): Family {
  const { primaryUser, adults, children } = family.familyData
  if (primaryUser.id === memberId) refuse('primary-stays')
  if (!memberIdsOf(family.familyData).includes(memberId)) refuse('member-missing')
  const others = <T extends { id: string }>(list: T[]) => list.filter(({ id }) => id !== memberId)
  return withMembers(family, { adults: others(adults), children: others(children) })
}

export const memberRules: FamilyRules<MemberCommand> = {
  'add-member': { apply: addMember },
  'edit-member': { apply: editMember, from: (data, { member }) => editedMember(data, member.id) },
  'remove-member': { apply: removeMember },
}

export const memberUndos: FamilyUndos<MemberCommand> = {
  'add-member': (_, { member }) => ({ type: 'remove-member', memberId: member.id }),
  'edit-member': ({ familyData }, { member: { id } }) => {
    const member = editedMember(familyData, id)
    return member && { type: 'edit-member', member }
  },
  // Deleting somebody for good is no command, and takes this back out of the log (decision 014).
  'remove-member': ({ familyData }, { memberId }) => {
    const member = editedMember(familyData, memberId)
    return member && member.kind !== 'primary' ? { type: 'add-member', member } : null
  },
}

import type { FamilyUndos } from '../commands/definitions.ts'
import { editedMember } from './member.ts'
import type { MemberCommand } from './schema.ts'

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

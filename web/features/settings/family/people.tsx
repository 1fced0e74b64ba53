import { Ellipsis, Eraser, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { editedMember, type Member } from '#core/domain/member.ts'
import type { MemberDraft } from '#web/shared/drafts/family-form.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useDraft } from '#web/shared/drafts/use-draft.tsx'
import { MemberDialog } from '#web/shared/members/member-dialog.tsx'
import { memberDraftOf, memberIntent } from '#web/shared/members/member-draft.ts'
import { aboutMember } from '#web/shared/members/member-words.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { DeleteMemberDialog } from './delete-member-dialog.tsx'

/** Everybody in the family: to edit, to take out of it, and to delete for good. */
export function People() {
  const { members, family } = useFamily()
  const [open, setOpen] = useState<MemberDraft | null>(null)
  const [going, setGoing] = useState<Member | null>(null)
  const primaryId = family.familyData.primaryUser.id
  const edit = ({ id }: Member) => {
    const member = editedMember(family.familyData, id)
    if (member) setOpen(memberDraftOf(member))
  }
  return (
    <Card flush>
      <ul aria-label="Your family" className="divide-line grid grid-cols-1 divide-y">
        {members.map((member) => (
          <Person
            key={member.id}
            member={member}
            isPrimary={member.id === primaryId}
            onEdit={() => edit(member)}
            onDelete={() => setGoing(member)}
          />
        ))}
      </ul>
      {open && <EditMember key={open.id} member={open} onClose={() => setOpen(null)} />}
      {going && <DeleteMemberDialog member={going} onClose={() => setGoing(null)} />}
    </Card>
  )
}

function EditMember({ member, onClose }: { member: MemberDraft; onClose: () => void }) {
  const { toFamily } = useSend()
  const typed = useDraft(`member ${member.id}`, member, {
    words: ({ name, email }) => [name, email],
  })
  const close = () => {
    typed.drop()
    onClose()
  }
  return (
    <MemberDialog
      draft={typed.value}
      typed={{ draft: typed }}
      onChange={typed.set}
      onClose={onClose}
      onCancel={close}
      onDone={(done) => {
        const intent = memberIntent(done)
        if (intent) void toFamily(intent)
        close()
      }}
    />
  )
}

interface PersonProps {
  member: Member
  isPrimary: boolean
  onEdit: () => void
  onDelete: () => void
}

function Person({ member, isPrimary, onEdit, onDelete }: PersonProps) {
  const { user } = useFamily()
  const remove = useRemove()
  const today = useToday()
  const { name, animal, color } = member
  const about = isPrimary ? 'Started this family' : aboutMember(member, today)
  const deletion = {
    label: 'Delete for good',
    icon: <Eraser aria-hidden="true" />,
    tone: 'danger' as const,
    onSelect: onDelete,
  }
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-3">
      <Avatar name={name} animal={animal} color={color} decorative />
      <div className="min-w-20 flex-1 leading-snug">
        <p className="font-semibold">{name}</p>
        {about && <p className="text-small text-quiet">{about}</p>}
      </div>
      <div className="-me-2 ms-auto flex shrink-0">
        <IconButton label={`Edit ${name}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
        {!isPrimary && (
          <Menu
            label={`More for ${name}`}
            trigger={
              <IconButton label={`More for ${name}`} icon={<Ellipsis aria-hidden="true" />} />
            }
            items={[
              {
                label: 'Take out of the family',
                icon: <UserMinus aria-hidden="true" />,
                onSelect: () => remove(member),
              },
              ...(user.role === 'primary' ? [deletion] : []),
            ]}
          />
        )}
      </div>
    </li>
  )
}

/** Takes somebody out of the family, with a way back; what they said and did stays in the weeks. */
function useRemove() {
  const { toFamily } = useSend()
  const say = useUndoable()
  return ({ id: memberId, name }: Member) =>
    say(`${name} is out of the family`, [toFamily({ type: 'remove-member', memberId })])
}

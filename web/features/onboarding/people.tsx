import { t } from '#core/say.ts'
import { ArrowDown, ArrowUp, Trash2 } from '#web/ui/icons.ts'
import { useEffect } from 'react'
import { editedMember, type Member } from '#core/members/member.ts'
import type { FamilyIntent, Sent } from '#web/data/send.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { readFamilyForm } from '#web/shared/drafts/family-form.ts'
import type { FamilyPeople, MemberDraft } from '#web/shared/drafts/kept-family-form.ts'
import { MemberLine } from '#web/shared/members/member-line.tsx'
import { memberDraftOf, memberIntent } from '#web/shared/members/member-draft.ts'
import { aboutMember } from '#web/shared/members/member-words.ts'
import { List } from '#web/ui/list.tsx'
import type { MenuItem } from '#web/ui/menu.tsx'
import { useFamilyForm } from './use-family-form.ts'

export type Group = 'adults' | 'children'

/**
 * The people as they are being set up. Whatever is done here is done at once; the family form follows
 * for the next step (S2.6), and keeps the member whose dialog stands open.
 */
export function usePeople() {
  const user = useUser()
  const { family, toFamily } = useHome()
  const store = useStore()
  const people = peopleIn(family.familyData)
  const { form, update, handOver } = useFamilyForm('people', null)

  const keep = () => {
    update(peopleIn(store.current()?.family.familyData ?? people))
    handOver()
  }
  const act = (intent: FamilyIntent): Sent => {
    const sent = toFamily(intent)
    keep()
    return sent
  }

  useEffect(() => {
    // Typed into an earlier version, which waited for a "Save" further down.
    const { unsaved, adults = [], children = [] } = readFamilyForm(user.id)
    if (!unsaved.includes('people')) return
    const known = new Set(everybody(people).map(({ id }) => id))
    const isNew = ({ id }: { id: string }) => !known.has(id)
    for (const adult of adults.filter(isNew))
      void toFamily({ type: 'add-member', member: { kind: 'adult', ...adult } })
    for (const child of children.filter(isNew))
      void toFamily({ type: 'add-member', member: { kind: 'child', ...child } })
    keep()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the screen opens
  }, [])

  return {
    people,
    act,
    keep,
    open: (id: string) => {
      const member = editedMember(family.familyData, id)
      if (member) update({ openMember: memberDraftOf(member) })
    },
    openMember: form.openMember ?? null,
    setOpenMember: (openMember: MemberDraft | null) =>
      update({ openMember: openMember ?? undefined }),
    put: (draft: MemberDraft) => {
      const intent = memberIntent(draft)
      if (intent) act(intent)
    },
    rename: (name: string, before: string) => {
      const from = { kind: 'primary' as const, ...people.primaryUser, name: before }
      const intent = memberIntent({ ...memberDraftOf(from), name })
      return intent !== null && act(intent)
    },
  }
}

export function everybody({ primaryUser, adults, children }: FamilyPeople) {
  return [primaryUser, ...adults, ...children]
}

function peopleIn({ primaryUser, adults, children }: FamilyPeople): FamilyPeople {
  return { primaryUser, adults, children }
}

interface MemberRowsProps {
  label: string
  members: readonly Member[]
  onEdit: (memberId: string) => void
  onRemove: (memberId: string) => void
  /** One place up (-1) or down (1). */
  onMove: (memberId: string, by: -1 | 1) => void
}

/** Adults or children, one below the other, each to edit, move and remove. */
export function MemberRows({ label, members, onEdit, onRemove, onMove }: MemberRowsProps) {
  const today = useToday()
  return (
    <List label={label}>
      {members.map((member, index) => (
        <MemberLine
          key={member.id}
          member={member}
          about={aboutMember(member, today)}
          onEdit={() => onEdit(member.id)}
          more={[
            ...movesOf(index, members.length, (by) => onMove(member.id, by)),
            {
              label: t`Remove`,
              icon: <Trash2 />,
              tone: 'danger',
              onSelect: () => onRemove(member.id),
            },
          ]}
        />
      ))}
    </List>
  )
}

function movesOf(index: number, count: number, move: (by: -1 | 1) => void): MenuItem[] {
  if (count < 2) return []
  const [isFirst, isLast] = [index === 0, index === count - 1]
  return [
    { label: t`Move up`, icon: <ArrowUp />, disabled: isFirst, onSelect: () => move(-1) },
    { label: t`Move down`, icon: <ArrowDown />, disabled: isLast, onSelect: () => move(1) },
  ]
}

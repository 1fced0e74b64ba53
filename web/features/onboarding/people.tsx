import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { ArrowDown, ArrowUp, Trash2 } from '#web/ui/icons.ts'
import { useEffect, useState } from 'react'
import type { Adult, Child } from '#core/members/schema.ts'
import { editedMember, type Member } from '#core/members/member.ts'
import type { FamilyIntent, Sent } from '#web/data/send.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { readFamilyForm } from '#web/shared/drafts/family-form.ts'
import type { FamilyPeople, MemberDraft } from '#web/shared/drafts/kept-family-form.ts'
import { MemberLine } from '#web/shared/members/member-line.tsx'
import { memberDraftOf, memberIntent } from '#web/shared/members/member-draft.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { List } from '#web/ui/list.tsx'
import { moveBy } from './step-frame.tsx'
import { useFamilyForm } from './use-family-form.ts'

const groups = ['adults', 'children'] as const
export type Group = (typeof groups)[number]

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
}

/** Adults or children, one below the other. */
export function MemberRows({ label, members, onEdit }: MemberRowsProps) {
  return (
    <List label={label}>
      {members.map((member) => (
        <MemberLine key={member.id} member={member} onEdit={() => onEdit(member.id)} />
      ))}
    </List>
  )
}

interface PlaceInFamilyProps extends Pick<ReturnType<typeof usePeople>, 'people' | 'act'> {
  memberId: string
  /** Called after another place was given, which closes the dialog: what is typed there stays. */
  stay: () => void
  /** Called before somebody goes, with the group that they belonged to. */
  onRemove: (group: Group) => void
}

/** Beside what is typed about somebody: their place among the others, and the way out. */
export function PlaceInFamily({ memberId, people, act, stay, onRemove }: PlaceInFamilyProps) {
  const undoToast = useUndoToast()
  const [said, setSaid] = useState('')
  const group = groups.find((one) => people[one].some(({ id }) => id === memberId))
  if (!group) return null
  const members = people[group]
  const index = members.findIndex(({ id }) => id === memberId)
  const { name } = members[index]!

  const move = (by: -1 | 1) => {
    const changes = { [group]: moveBy<Adult | Child>(members, index, by) }
    act({ type: 'edit-family', changes })
    stay()
    setSaid(t`${name} is now number ${index + by + 1}`)
  }
  const remove = () => {
    onRemove(group)
    undoToast(t`${name} is removed`, [act({ type: 'remove-member', memberId })])
  }
  const quiet = { variant: 'quiet', size: 'small', flush: 'start' } as const
  return (
    <>
      {members.length > 1 && (
        <>
          <Button {...quiet} icon={<ArrowUp />} disabled={index === 0} onClick={() => move(-1)}>
            <Trans>Move up</Trans>
          </Button>
          <Button
            {...quiet}
            icon={<ArrowDown />}
            disabled={index === members.length - 1}
            onClick={() => move(1)}
          >
            <Trans>Move down</Trans>
          </Button>
        </>
      )}
      <Button {...quiet} icon={<Trash2 />} className="text-coral-ink" onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
      <p role="status" className="text-small text-quiet basis-full empty:hidden">
        {said}
      </p>
    </>
  )
}

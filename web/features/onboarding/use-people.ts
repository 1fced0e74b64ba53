import { useEffect } from 'react'
import { editedMember } from '#core/domain/member.ts'
import {
  readFamilyForm,
  type FamilyPeople,
  type MemberDraft,
} from '#web/shared/drafts/family-form.ts'
import type { FamilyIntent, Sent } from '#web/data/mutate.ts'
import { useFamily, useSend, useStore } from '#web/data/use-family.tsx'
import { memberDraftOf, memberIntent } from '#web/shared/members/member-draft.ts'
import { useFamilyForm } from './use-family-form.ts'

export type Group = 'adults' | 'children'

/**
 * The people as they are being set up. Whatever is done here is done at once; the family form follows
 * for the next step (S2.6), and keeps the member whose dialog stands open.
 */
export function usePeople() {
  const { user, family } = useFamily()
  const store = useStore()
  const { toFamily } = useSend()
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

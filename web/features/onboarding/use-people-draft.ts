import type { Member } from '#core/domain/member.ts'
import { oneLine } from '#core/text.ts'
import {
  readFamilyForm,
  type FamilyForm,
  type FamilyPeople,
  type MemberDraft,
} from '#web/data/family-form.ts'
import { useFamily, useSend, useStore } from '#web/data/use-family.tsx'
import { mergePeople, peopleChanges } from './merge-people.ts'
import { useFamilyForm } from './use-family-form.ts'

export type Group = 'adults' | 'children'

/** The people as they are being set up: on this device until `save` sends them to the family. */
export function usePeopleDraft() {
  const { user, family } = useFamily()
  const store = useStore()
  const { toFamily } = useSend()
  const { form, foundDraft, update, handOver, discard } = useFamilyForm('people')
  const saved = () => peopleIn(store.current()?.family.familyData ?? family.familyData)

  /** Reads the form anew: an undo may come long after the screen that offered it was drawn. */
  const change = (edit: (people: FamilyPeople) => FamilyPeople) => {
    const latest = readFamilyForm(user.id)
    update({
      ...edit(draftIn(latest) ?? saved()),
      peopleBefore: latest.peopleBefore ?? saved(),
    })
  }

  return {
    people: draftIn(form) ?? peopleIn(family.familyData),
    foundDraft,
    discard,
    change,
    openMember: form.openMember ?? null,
    setOpenMember: (openMember: MemberDraft | null) =>
      update({ openMember: openMember ?? undefined }),

    /** Puts somebody back whom the family removed a moment ago: into the draft, else into the family. */
    restore: (member: Member, position: number) => {
      if (draftIn(readFamilyForm(user.id))) change((people) => inserted(people, member, position))
      else void toFamily({ type: 'add-member', member })
    },

    /** Sends what differs from the family as it is now. */
    save: () => {
      const mine = draftIn(readFamilyForm(user.id)) ?? saved()
      const { name, ...you } = mine.primaryUser
      const tidy = { ...mine, primaryUser: { ...you, name: oneLine(name) } }
      const merged = mergePeople(form.peopleBefore ?? saved(), tidy, saved())
      const changes = peopleChanges(saved(), merged)
      if (changes) void toFamily({ type: 'edit-family', changes })
      update(merged)
      handOver()
    },
  }
}

function peopleIn({ primaryUser, adults, children }: FamilyPeople): FamilyPeople {
  return { primaryUser, adults, children }
}

function draftIn({ unsaved, primaryUser, adults, children }: FamilyForm): FamilyPeople | null {
  if (!unsaved.includes('people') || !primaryUser) return null
  return { primaryUser, adults: adults ?? [], children: children ?? [] }
}

function inserted(people: FamilyPeople, member: Member, position: number): FamilyPeople {
  if (member.kind === 'child') {
    const { kind: _, ...child } = member
    return { ...people, children: people.children.toSpliced(position, 0, child) }
  }
  const { kind: _, ...adult } = member
  return { ...people, adults: people.adults.toSpliced(position, 0, adult) }
}

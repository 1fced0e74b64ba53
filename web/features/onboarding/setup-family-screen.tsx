import { Plus } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Member } from '#core/domain/member.ts'
import { limits } from '#core/limits.ts'
import type { FamilyPeople, MemberDraft } from '#web/data/family-form.ts'
import { membersOf } from '#core/domain/member.ts'
import { newId, useFamily } from '#web/data/use-family.tsx'
import { oneLine } from '#core/text.ts'
import { moveBy } from '#web/parts/choices/own-choice.ts'
import {
  adultFrom,
  childFrom,
  memberDraftOf,
  newMemberDraft,
  primaryFrom,
} from '#web/parts/members/member-draft.ts'
import { WhoElse } from '#web/parts/who-else.tsx'
import { MemberDialog } from '#web/parts/members/member-dialog.tsx'
import { MemberRows } from '#web/parts/members/member-rows.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { StepFrame } from './step-frame.tsx'
import { usePeopleDraft, type Group } from './use-people-draft.ts'
import { useStep } from './use-step.ts'
import { YouCard } from './you-card.tsx'

/** Who is in the family: you, other adults, children. */
export function SetupFamilyScreen() {
  const { user, family } = useFamily()
  const step = useStep()
  const draft = usePeopleDraft()
  const { people } = draft
  const toast = useToast()
  const [problem, setProblem] = useState<'name' | 'alone'>()
  const you = useRef<HTMLDivElement>(null)
  const others = useRef<HTMLDivElement>(null)

  const done = () => {
    if (oneLine(people.primaryUser.name) === '') {
      setProblem('name')
      you.current?.querySelector('input')?.focus()
      return
    }
    if (step.beginning && people.adults.length + people.children.length === 0) {
      setProblem('alone')
      others.current?.querySelector('button')?.focus()
      return
    }
    draft.save()
    if (!step.beginning) toast({ text: 'Your family is up to date', tone: 'good' })
    step.leave()
  }

  return (
    <>
      <StepFrame
        step="family"
        beginning={step.beginning}
        title="Who is in your family?"
        lead="Everybody who plans, helps or simply belongs. Nicknames are enough: no photos, no birthdays, no schools."
        onDone={done}
        onCancel={() => {
          draft.discard()
          step.cancel()
        }}
        onStartOver={draft.foundDraft ? draft.discard : undefined}
      >
        <WhoElse kind="family" value={membersOf(family.familyData)} />
        <div ref={you}>
          <YouCard
            you={people.primaryUser}
            isOwn={user.id === family.primaryUserId}
            error={problem === 'name' ? 'Write a name or a nickname.' : undefined}
            onName={(name) => {
              setProblem(undefined)
              draft.change((now) => ({ ...now, primaryUser: { ...now.primaryUser, name } }))
            }}
            onLook={() => draft.setOpenMember(memberDraftOf(people.primaryUser, 'primary'))}
          />
        </div>
        <div ref={others} className="grid gap-8">
          <FieldError
            id="alone"
            text={
              problem === 'alone'
                ? 'Add at least one more: a family is two of you or more.'
                : undefined
            }
          />
          <PeopleGroup group="children" title="Children" add="Add a child" draft={draft}>
            From babies to teenagers. They need no account and no address.
          </PeopleGroup>
          <PeopleGroup group="adults" title="Other adults" add="Add an adult" draft={draft}>
            A partner, a grandparent, anybody who helps your days along.
          </PeopleGroup>
        </div>
      </StepFrame>
      <OpenMember draft={draft} onAdded={() => setProblem(undefined)} />
    </>
  )
}

type Draft = ReturnType<typeof usePeopleDraft>

interface PeopleGroupProps {
  group: Group
  title: string
  add: string
  draft: Draft
  /** Who belongs here, while nobody does. */
  children: ReactNode
}

function PeopleGroup({ group, title, add, draft, children }: PeopleGroupProps) {
  const { people, change, setOpenMember } = draft
  const toast = useToast()
  const id = useId()
  const [said, setSaid] = useState('')
  const kind = group === 'adults' ? 'adult' : 'child'
  const members = people[group].map((person): Member => ({ kind, ...person }) as Member)
  const full = everybody(people).length >= limits.members

  const remove = (memberId: string) => {
    const position = members.findIndex((member) => member.id === memberId)
    const member = members[position]
    if (!member) return
    change((now) => withGroup(now, group, (list) => list.filter((one) => one.id !== memberId)))
    document.getElementById(`${id}-add`)?.focus()
    toast({
      text: `${member.name} is removed`,
      action: { label: 'Undo', onAct: () => draft.restore(member, position) },
    })
  }

  const move = (memberId: string, by: -1 | 1) => {
    const index = members.findIndex((member) => member.id === memberId)
    change((now) => withGroup(now, group, (list) => moveBy(list, index, by)))
    setSaid(`${members[index]?.name} is now number ${index + by + 1}`)
  }

  return (
    <Section title={title} {...(members.length === 0 && { lead: children })}>
      {members.length > 0 && (
        <MemberRows
          label={title}
          members={members}
          onEdit={(memberId) => {
            const person = people[group].find((one) => one.id === memberId)
            if (person) setOpenMember(memberDraftOf(person, kind))
          }}
          onRemove={remove}
          onMove={move}
        />
      )}
      <Button
        id={`${id}-add`}
        look="secondary"
        icon={<Plus aria-hidden="true" />}
        disabled={full}
        className="justify-self-start"
        onClick={() =>
          setOpenMember(newMemberDraft(kind, { id: newId(), family: everybody(people) }))
        }
      >
        {add}
      </Button>
      {full && (
        <p className="text-small text-quiet">
          {limits.members} people are as many as one family can have here.
        </p>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </Section>
  )
}

/** The dialog for whoever is being added or edited. */
function OpenMember({ draft, onAdded }: { draft: Draft; onAdded: () => void }) {
  const { people, change, openMember, setOpenMember } = draft
  const isNew = !everybody(people).some(({ id }) => id === openMember?.id)
  return (
    <MemberDialog
      draft={openMember}
      isNew={isNew}
      onChange={setOpenMember}
      onClose={() => setOpenMember(null)}
      onDone={(member) => {
        change((now) => withMember(now, member))
        setOpenMember(null)
        onAdded()
      }}
    />
  )
}

function everybody({ primaryUser, adults, children }: FamilyPeople) {
  return [primaryUser, ...adults, ...children]
}

function withGroup<G extends Group>(
  people: FamilyPeople,
  group: G,
  edit: (list: FamilyPeople[G][number][]) => FamilyPeople[G][number][],
): FamilyPeople {
  return { ...people, [group]: edit(people[group]) }
}

function withMember(people: FamilyPeople, draft: MemberDraft): FamilyPeople {
  const put = <Person extends { id: string }>(list: readonly Person[], person: Person) =>
    list.some(({ id }) => id === person.id)
      ? list.map((other) => (other.id === person.id ? person : other))
      : [...list, person]
  if (draft.kind === 'primary') return { ...people, primaryUser: primaryFrom(draft) }
  if (draft.kind === 'adult') return { ...people, adults: put(people.adults, adultFrom(draft)) }
  return { ...people, children: put(people.children, childFrom(draft)) }
}

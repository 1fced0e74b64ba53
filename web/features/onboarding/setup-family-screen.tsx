import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Pencil, Plus } from '#web/ui/icons.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PrimaryMember } from '#core/members/schema.ts'
import { membersOf, type Member } from '#core/members/member.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { newId } from '#web/lib/random-id.ts'
import type { Sent } from '#web/data/send.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { useSavedText } from '#web/shared/drafts/saved-field.tsx'
import { FamilyFits } from '#web/shared/members/fit-choice.tsx'
import { MemberDialog } from '#web/shared/members/member-dialog.tsx'
import { newMemberDraft } from '#web/shared/members/member-draft.ts'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { useForm, type Problems } from '#web/ui/form.tsx'
import { Card, Section } from '#web/ui/layout.tsx'
import { everybody, MemberRows, PlaceInFamily, usePeople, type Group } from './people.tsx'
import { StepFrame, useStep } from './step-frame.tsx'

/** Who is in the family: you, other adults, children. Everybody is added and changed at once. */
export function SetupFamilyScreen() {
  const user = useUser()
  const { family } = useHome()
  const store = useStore()
  const step = useStep()
  const people = usePeople()
  const you = useRef<HTMLDivElement>(null)
  const others = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  const check = (): Problems => {
    const name = you.current?.querySelector('input')
    // What stands in it is kept as it is left.
    name?.blur()
    if (name && oneLine(name.value) === '') return { you: noName }
    const now = store.current()?.family.familyData ?? people.people
    if (!step.beginning || everybody(now).length > 1) return {}
    others.current?.querySelector('button')?.focus()
    return { alone: t`Add at least one more: a family is two of you or more.` }
  }
  const form = useForm({
    rules: {},
    check,
    send: () => {
      people.keep()
      step.leave()
    },
  })

  return (
    <>
      <StepFrame
        step="family"
        beginning={step.beginning}
        title={t`Who is in your family?`}
        lead={t`Nicknames are enough: no photos, no birthdays, no schools.`}
        form={form}
      >
        <WhoElse kind="family" value={membersOf(family.familyData)} />
        {/* Where there is room, whoever begins stands beside the others. */}
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-4 lg:grid-cols-2">
          <div ref={you}>
            <YouCard
              you={people.people.primaryUser}
              isOwn={user.id === family.primaryUserId}
              onName={people.rename}
              onLook={() => people.open(people.people.primaryUser.id)}
            />
          </div>
          <div ref={others} className="grid grid-cols-1 gap-4">
            <FieldError id="alone" text={form.problems['alone']} />
            <PeopleGroup group="children" title={t`Children`} add={t`Add a child`} {...people} />
            <PeopleGroup group="adults" title={t`Other adults`} add={t`Add an adult`} {...people} />
            {/* Last, and seen before anybody is added: whoever signs, or reads large letters, is thought of. */}
            <ul>
              <FamilyFits />
            </ul>
          </div>
        </div>
      </StepFrame>
      <MemberDialog
        draft={people.openMember}
        typed={{ unkept: 'family-form' }}
        onChange={people.setOpenMember}
        onClose={() => people.setOpenMember(null)}
        onDone={(member) => {
          people.put(member)
          const name = oneLine(member.name)
          setSaid(member.from ? t`${name} is changed` : t`${name} is in the family`)
          form.forget('alone')
        }}
        more={
          people.openMember && (
            <PlaceInFamily
              {...people}
              memberId={people.openMember.id}
              stay={() => people.setOpenMember(people.openMember)}
              onRemove={(group) => {
                flushSync(() => people.setOpenMember(null))
                document.getElementById(addId(group))?.focus()
              }}
            />
          )
        }
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}

interface PeopleGroupProps extends ReturnType<typeof usePeople> {
  group: Group
  title: string
  add: string
}

const addId = (group: Group) => `add-${group}`

function PeopleGroup(props: PeopleGroupProps) {
  const { group, title, add, people, open, setOpenMember } = props
  const kind = group === 'adults' ? 'adult' : 'child'
  const members = people[group].map((person): Member => ({ kind, ...person }) as Member)
  const full = everybody(people).length >= limits.members

  return (
    <Section
      title={title}
      action={
        <Button
          id={addId(group)}
          variant="secondary"
          size="small"
          icon={<Plus />}
          disabled={full}
          onClick={() =>
            setOpenMember(newMemberDraft(kind, { id: newId(), family: everybody(people) }))
          }
        >
          {add}
        </Button>
      }
    >
      {members.length > 0 && <MemberRows label={title} members={members} onEdit={open} />}
      {full && (
        <p className="text-small text-quiet">
          <Trans>{limits.members} people are as many as one family can have here.</Trans>
        </p>
      )}
    </Section>
  )
}

const noName = t`Write a name or a nickname.`

interface YouCardProps {
  you: PrimaryMember
  /** A co-parent sees here who started the family. */
  isOwn: boolean
  onName: (name: string, before: string) => Sent | false
  onLook: () => void
}

/** The parent who started the family, open for typing: the only one who is always there. */
function YouCard({ you, isOwn, onName, onLook }: YouCardProps) {
  const { name, animal, color } = you
  const { text, field } = useSavedText(name, {
    about: 'your name',
    clean: oneLine,
    save: (next, before) => next !== '' && onName(next, before),
  })
  return (
    <Card tone="member" color={color}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <button
          type="button"
          aria-label={t`Choose another animal or colour`}
          title={t`Choose another animal or colour`}
          onClick={onLook}
          className="bg-surface rounded-full relative grid shrink-0 p-1"
        >
          <Avatar name={name} animal={animal} color={color} size="large" />
          <Pencil className="bg-surface border-line rounded-full absolute -end-1 -bottom-1 size-7 border p-1.5" />
        </button>
        <TextField
          className="min-w-[min(12rem,100%)] flex-1"
          label={isOwn ? t`You: what does your family call you?` : t`Who started this family`}
          autoComplete="nickname"
          autoCapitalize="words"
          error={oneLine(text) === '' ? noName : undefined}
          {...field}
          limit={limits.name}
          maxLength={limits.name}
        />
      </div>
    </Card>
  )
}

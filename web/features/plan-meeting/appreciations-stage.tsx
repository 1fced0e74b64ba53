import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { thanksReasonNames, thanksWords } from '#content/thanks-words.ts'
import { useState, type ReactNode } from 'react'
import type { Meeting, Thanks } from '#core/plan-meeting/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { isTooYoung, type Member } from '#core/members/member.ts'
import { thanksBetween, thanksTo } from '#core/plan-meeting/meeting.ts'
import { isUnderSix } from '#core/meetings/roles.ts'
import { limits } from '#core/limits.ts'
import type { ThanksReason } from '#core/words.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { AddLine, Entry, EntryList } from '#web/shared/meeting/entry-list.tsx'
import { FaceChoice } from '#web/shared/meeting/faces.tsx'
import { askedAfter, useHere, useSpeakers } from '#web/shared/meeting/gathering.ts'
import { Step } from '#web/shared/meeting/weekly-meeting.tsx'
import { nameOf } from '#web/shared/tasks/task-words.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/controls.tsx'
import { Disclosure } from '#web/ui/layout.tsx'

/** Everybody thanks somebody, before anything else is said: one face each, and the turn goes on. */
export function AppreciationsStage({ sprint }: { sprint: Sprint }) {
  const here = useHere(sprint.meeting)
  const speakers = useSpeakers(sprint.meeting)
  const send = useSend()
  const { members, sprints } = useHome()
  const { appreciations } = sprint.meeting
  const between = thanksBetween(sprints, sprint)
  const [chosenId, choose] = useState<string | null>(null)
  const waiting = speakers.filter(({ id }) => !appreciations.some(({ fromId }) => fromId === id))
  const from = speakers.find(({ id }) => id === chosenId) ?? waiting[0]
  const following = askedAfter(from, waiting)
  // Then the others are asked; who plans alone passes by in one press (N22).
  const isBegun = waiting.length < speakers.length
  const isFull = appreciations.length >= limits.appreciations

  const thank = (fromId: string, thanks: Pick<Thanks, 'toId' | 'text'>) => {
    const appreciation = { id: newId(), fromId, ...thanks }
    void send.toSprint(sprint.id, { type: 'appreciate', appreciation })
    choose(null)
  }
  const others = here.filter(({ id }) => id !== from?.id)
  const toSomebodyElse = () =>
    choose(speakers[(from ? speakers.indexOf(from) + 1 : 0) % speakers.length]!.id)

  return (
    <Step
      title={from ? t`${from.name} thanks …` : t`You have all said thanks`}
      lead={from && t`Press the face you want to thank.`}
      member={from}
      note={following && !isBegun ? t`then ${following.name}` : undefined}
      turn={from?.id}
      next={
        following && isBegun ? { member: following, act: () => choose(following.id) } : undefined
      }
    >
      {from && (
        <FaceChoice
          legend={t`Whom does ${from.name} thank?`}
          hideLegend
          isLarge
          members={others}
          values={[]}
          onPick={(id) => !isFull && thank(from.id, { toId: id, text: '' })}
        />
      )}
      {between.length + appreciations.length > 0 && (
        // Beside whom is asked; once all have said thanks it is what the title speaks of.
        <div data-beside={from && true} className="grid grid-cols-1 gap-5">
          {/* What children said on their own devices since the last meeting is shown first (N24). */}
          <ThanksList
            label={t`Said during the week`}
            above={(name) => t`${name} thanked`}
            thanks={between}
          />
          <ThanksSoFar sprint={sprint} here={here} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-1">
        {(speakers.length > 1 || !from) && !(following && isBegun) && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-4 justify-self-start"
            onClick={toSomebodyElse}
          >
            {from ? t`Somebody else first` : t`One more thank you`}
          </Button>
        )}
        {from && (
          <Disclosure summary={t`In your own words`}>
            <AddLine
              about={`thank-you ${sprint.id}`}
              label={t`${from.name}, whom do you thank, and for what?`}
              add={t`Keep this thank you`}
              full={isFull && t`So many thanks! There is no room for another. Remove one first.`}
              onAdd={(text) => thank(from.id, thanksTo(text, members))}
            />
          </Disclosure>
        )}
      </div>
    </Step>
  )
}

/** The newest first: below the faces stands what was just said, and may still be told what it was for. */
function ThanksSoFar({ sprint, here }: ThanksSoFarProps) {
  const send = useSend()
  const undoToast = useUndoToast()
  const takeBack = (appreciationId: string) =>
    undoToast(t`Thank you removed`, [
      send.toSprint(sprint.id, { type: 'take-back-appreciation', appreciationId }),
    ])
  const { appreciations } = sprint.meeting
  return (
    <ThanksList
      label={t`Thanks so far`}
      above={(name) => t`${name} thanks`}
      thanks={appreciations.toReversed()}
      ofFirst={<ForWhat sprint={sprint} here={here} />}
      onRemove={takeBack}
    />
  )
}

interface ThanksSoFarProps {
  sprint: Sprint
  here: readonly Member[]
}

/** What the last thanks was for, where somebody likes to say it; small ones have pointed, and that is all. */
function ForWhat({ sprint, here }: ThanksSoFarProps) {
  const send = useSend()
  const today = useToday()
  const last = sprint.meeting.appreciations.at(-1)
  const from = here.find(({ id }) => id === last?.fromId)
  const to = here.find(({ id }) => id === last?.toId)
  // Words of one's own say already what it is for, and no tap may replace them.
  if (!last || !from || !to || last.text !== '' || isUnderSix(from, today)) return null
  const chooseReason = (reason: ThanksReason) => {
    const what = last.for === reason ? {} : { for: reason }
    void send.toSprint(sprint.id, { type: 'take-back-appreciation', appreciationId: last.id })
    const appreciation = { id: newId(), fromId: from.id, toId: to.id, ...what, text: '' }
    void send.toSprint(sprint.id, { type: 'appreciate', appreciation })
  }
  return (
    <div
      role="group"
      aria-label={t`What does ${from.name} thank ${to.name} for?`}
      className="mt-1.5 flex flex-wrap items-center gap-2"
    >
      <span aria-hidden="true" className="text-small text-quiet">
        <Trans>for … (if you like)</Trans>
      </span>
      {reasonsFor(to, today).map((reason) => (
        <Pill key={reason} isPressed={last.for === reason} onPress={() => chooseReason(reason)}>
          {thanksReasonNames[reason]}
        </Pill>
      ))}
    </div>
  )
}

/** A baby neither helps nor waits. */
const reasonsFor = (to: Member, today: string): readonly ThanksReason[] =>
  isTooYoung(to, today) ? ['laughing', 'cuddling', 'sleeping'] : ['helping', 'waiting', 'laughing']

interface ThanksListProps {
  label: string
  /** "Mia thanks" */
  above: (name: string) => string
  thanks: Meeting['appreciations']
  /** What stands below the first line's words. */
  ofFirst?: ReactNode
  onRemove?: (id: string) => void
}

function ThanksList({ label, above, thanks, ofFirst, onRemove }: ThanksListProps) {
  const { members } = useHome()
  if (thanks.length === 0) return null
  return (
    <EntryList label={label}>
      {thanks.map((said, index) => {
        const { id, fromId } = said
        const member = members.find((one) => one.id === fromId)
        return (
          <Entry
            // By its place in time: a thank-you that is told what it was for stays the line that it was.
            key={thanks.length - index}
            mark={member && <Avatar {...member} />}
            above={above(nameOf(members, fromId))}
            text={thanksWords(said, (memberId) => nameOf(members, memberId))}
            onRemove={onRemove && (() => onRemove(id))}
          >
            {index === 0 && ofFirst}
          </Entry>
        )
      })}
    </EntryList>
  )
}

import { useRef, useState } from 'react'
import { standUpAgenda } from '#content/agendas.ts'
import { limits } from '#core/limits.ts'
import { appPaths } from '#core/paths.ts'
import { oneLine } from '#core/text.ts'
import { useSend } from '#web/data/use-family.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { courseOf } from '#web/shared/meeting/course.ts'
import { MeetingFrame } from '#web/shared/meeting/meeting-frame.tsx'
import { Entry, EntryList } from '#web/shared/meeting/entry-list.tsx'
import { useOnLeave } from '#web/shared/drafts/use-on-leave.ts'
import { useStartAtTop } from '#web/shared/meeting/use-start-at-top.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { StandUpProps } from './stand-up-props.ts'

/** The end: who wants help, one offer, and a warm word. */
export function Closing(props: StandUpProps & { arrives: boolean }) {
  const [isOver, setIsOver] = useState(false)
  if (!isOver) return <Offer {...props} onDone={() => setIsOver(true)} />
  return (
    <div data-together className="mx-auto grid grid-cols-1 max-w-content gap-6">
      <title>The end of the stand-up · Elefam</title>
      <Goodbye {...props} />
    </div>
  )
}

function Offer(props: StandUpProps & { arrives: boolean; onDone: () => void }) {
  const { sprint, standUp, date, order, here, length, arrives, onGo, onDone } = props
  const send = useSend()
  const draft = useDraft(`offer ${sprint.id} ${date}`, standUp?.offer ?? '')
  const wishes = order.flatMap((member) => {
    const help = standUp?.answers.find(({ memberId }) => memberId === member.id)?.help
    return help ? [{ member, help }] : []
  })

  const isClosing = useRef(false)

  const close = () => {
    isClosing.current = true
    const offer = oneLine(draft.latest())
    draft.sent(send.toSprint(sprint.id, { type: 'close-stand-up', date, offer }).attempt)
  }
  // An offer that was written down stands, also when nobody presses the button.
  useOnLeave(() => {
    if (!isClosing.current && oneLine(draft.latest()) !== (standUp?.offer ?? '')) close()
  })

  return (
    <MeetingFrame
      name="Stand-up"
      parts={courseOf(standUpAgenda, { length, here, date })}
      at="closing"
      arrives={arrives}
      next={{
        label: 'Close the stand-up',
        act: () => {
          close()
          onDone()
        },
      }}
      back={{ label: 'Back to the round', act: () => onGo(null) }}
    >
      {wishes.length > 0 ? (
        <EntryList label="Who wants help">
          {wishes.map(({ member, help }) => (
            <Entry
              key={member.id}
              mark={<Avatar {...member} decorative />}
              above={`${member.name} wants help with`}
              text={help}
            />
          ))}
        </EntryList>
      ) : (
        <p className="text-quiet">Nobody asked for help today. Somebody may like some anyway.</p>
      )}
      <TextField
        label="Who helps whom, and how?"
        optional
        {...typedText(draft)}
        limit={limits.title}
        maxLength={limits.title}
      />
    </MeetingFrame>
  )
}

function Goodbye({ sprint, standUp, onGo }: StandUpProps) {
  useStartAtTop()
  const held = sprint.standUps.filter(({ answers }) => answers.length > 0).length
  return (
    <div className="grid grid-cols-1 justify-items-center gap-5 text-center" role="status">
      <div className="w-72 max-w-full">
        <CelebratingElephants alive />
      </div>
      <PageHeading
        title="That was it. Have a good one."
        lead={
          held <= 1
            ? 'Your first stand-up of this week is done.'
            : `You have checked in on ${held} days this week.`
        }
      />
      {standUp?.offer && <p className="max-w-measure">{standUp.offer}</p>}
      <ButtonLink to={appPaths.dashboard}>To today</ButtonLink>
      <Button look="quiet" onClick={() => onGo(null)}>
        Change an answer
      </Button>
    </div>
  )
}

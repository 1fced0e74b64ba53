import { useRef, useState } from 'react'
import { limits } from '#core/limits.ts'
import { appPaths } from '#core/paths.ts'
import { useSend } from '#web/data/use-family.tsx'
import { oneLine } from '#web/lib/plain-text.ts'
import { Entry, EntryList } from '#web/parts/meeting/entry-list.tsx'
import { useOnLeave } from '#web/parts/meeting/use-on-leave.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CelebratingElephants } from '#web/ui/elephants/later.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { StandUpProps } from './stand-up-props.ts'

/** The end: who wants help, one offer, and a warm word. */
export function Closing(props: StandUpProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    <div data-together className="mx-auto grid grid-cols-1 max-w-content gap-6">
      <title>The end of the stand-up · Elefam</title>
      {isOver ? <Goodbye {...props} /> : <Offer {...props} onDone={() => setIsOver(true)} />}
    </div>
  )
}

function Offer(props: StandUpProps & { onDone: () => void }) {
  const { sprint, standUp, date, order, onGo, onDone } = props
  const send = useSend()
  const [offer, setOffer] = useState(standUp?.offer ?? '')
  const wishes = order.flatMap((member) => {
    const help = standUp?.answers.find(({ memberId }) => memberId === member.id)?.help
    return help ? [{ member, help }] : []
  })

  const isClosing = useRef(false)

  const close = () => {
    isClosing.current = true
    void send.toSprint(sprint.id, { type: 'close-stand-up', date, offer: oneLine(offer) })
  }
  // An offer that was written down stands, also when nobody presses the button.
  useOnLeave(() => {
    if (!isClosing.current && oneLine(offer) !== (standUp?.offer ?? '')) close()
  })

  return (
    <>
      <PageHeading
        eyebrow="Stand-up"
        title="One offer of help"
        lead="Before you go: who does something small for somebody else today?"
      />
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
        value={offer}
        limit={limits.title}
        maxLength={limits.title}
        onChange={(event) => setOffer(event.target.value)}
      />
      <div className="grid grid-cols-1 gap-2">
        <Button
          wide
          onClick={() => {
            close()
            onDone()
          }}
        >
          Close the stand-up
        </Button>
        <Button wide look="quiet" onClick={() => onGo(null)}>
          Back to the round
        </Button>
      </div>
    </>
  )
}

function Goodbye({ sprint, standUp, onGo }: StandUpProps) {
  const held = sprint.standUps.filter(({ answers }) => answers.length > 0).length
  return (
    <div className="grid justify-items-center gap-5 text-center" role="status">
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

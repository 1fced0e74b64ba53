import { t } from '#core/say.ts'
import type { Member } from '#core/members/member.ts'
import { ArrowLeft } from '#web/ui/icons.ts'
import { Button } from '#web/ui/button.tsx'
import { answeredIn, type StandUpProps } from './stand-up-props.ts'

interface WayBackProps extends Pick<StandUpProps, 'standUp' | 'here' | 'onGo'> {
  /** Whose turn it is; at the end it is nobody’s. */
  member?: Member
}

/** A face that was pressed by mistake has ended a turn: whoever answered before this one is one press away. */
export function WayBack({ standUp, here, onGo, member }: WayBackProps) {
  const before = member ? here.slice(0, here.indexOf(member)) : here
  const answered = answeredIn(standUp)
  const last = before.findLast(({ id }) => answered.includes(id))
  if (!last) return null
  return (
    <Button
      variant="quiet"
      size="small"
      flush="start"
      icon={<ArrowLeft />}
      className="justify-self-start"
      onClick={() => onGo(last.id)}
    >
      {t`Back to ${last.name}`}
    </Button>
  )
}

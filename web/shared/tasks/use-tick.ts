import { t } from '#core/say.ts'
import type { Box, DayLine } from '#core/stand-up/day.ts'
import { ticksOf } from '#core/stand-up/own-day.ts'
import type { Sent } from '#web/data/send.ts'
import { useSend } from '#web/data/use-home.tsx'

/**
 * How a ring of a day is pressed, on every screen: ticks it, or takes its ticks back, in the name of
 * whose face it was; false where several could have done it and somebody has to say who.
 * `onTakenBack`: nobody takes one back without seeing it (K16).
 */
export function useTick(
  sprintId: string,
  date: string,
  onTakenBack?: (title: string, sent: Sent[]) => void,
) {
  const { actsAs, toSprint } = useSend()
  return (line: DayLine, box: Box, memberId?: string): boolean => {
    const ticks = ticksOf(line, box, { date, actsAs: actsAs(), memberId })
    const sent = (ticks ?? []).map((tick) => toSprint(sprintId, tick))
    if (ticks?.some(({ done }) => !done)) onTakenBack?.(line.task.title, sent)
    return ticks !== null
  }
}

/** What the one ring of so many people is called, on every screen: "Cook dinner, both together". */
export const togetherLabel = ({ task }: Pick<DayLine, 'task'>, people: number): string =>
  people === 2 ? t`${task.title}, both together` : t`${task.title}, all together`

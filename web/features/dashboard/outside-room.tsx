import { deviceStorage } from '#web/lib/safe-storage.ts'
import { keptKey } from '#web/shared/outside-calendars/kept-key.ts'

/** So many events of calendars from outside stand on Today; of one more than that, all. */
export const outsideLines = 3

/** Room for what is about to come, so that the ticks below do not move under a finger. */
export function OutsideRoom({ day }: { day: string }) {
  const [days = ''] = (deviceStorage().getItem(keptKey) ?? '').split('\n')
  const lines = days.split(day).length - 1
  // Of more there are three and a button.
  const height = lines > outsideLines + 1 ? 9.25 : 2.25 * lines - 0.25
  return lines > 0 && <div style={{ height: `${height}rem` }} />
}

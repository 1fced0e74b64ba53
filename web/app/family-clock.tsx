import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useSend, useSession, useStore } from '#web/data/use-family.tsx'
import { ClockContext } from '#web/lib/use-today.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The screens go by the family's time zone and the server's clock (P10). */
export function FamilyClock({ children }: { children: ReactNode }) {
  const store = useStore()
  const timeZone = useSession()?.family.familyData.settings.timeZone
  const clock = useMemo(() => ({ now: () => Date.parse(store.now()), timeZone }), [store, timeZone])
  return <ClockContext value={clock}>{children}</ClockContext>
}

const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A family without a time zone has that of the device on which its parent comes next. */
export function useFirstTimeZone(): void {
  const { toFamily } = useSend()
  const session = useSession()
  const isMissing = session?.user.role === 'primary' && !session.family.familyData.settings.timeZone
  useEffect(() => {
    if (!isMissing) return
    toFamily({ type: 'edit-family', changes: { settings: { timeZone: deviceTimeZone() } } })
  }, [isMissing, toFamily])
}

/** From then on a device's clock is wrong, in milliseconds. */
const wrongFrom = 2 * 60_000

/** Says that this device's clock is wrong, and by which one the family goes. */
export function ClockNotice() {
  const store = useStore()
  const minutes = useSyncExternalStore(store.subscribe, () => {
    const skew = store.skew()
    return Math.abs(skew) < wrongFrom ? 0 : Math.round(skew / 60_000)
  })
  if (minutes === 0) return null
  const away = Math.abs(minutes) < 120 ? `${Math.abs(minutes)} minutes` : 'hours'
  return (
    <Notice tone="care" title="The clock of this device is wrong">
      {`It is ${away} ${minutes > 0 ? 'fast' : 'slow'}. Ticks and check-ins go by the server’s clock until it is set right.`}
    </Notice>
  )
}

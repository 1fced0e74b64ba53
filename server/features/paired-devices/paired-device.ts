import type { Cookies } from '#server/http/cookies.ts'
import type { Services } from '#server/http/route.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { markDeviceSeen, readPairedDevice } from '#server/store/found-devices.ts'
import type { Database } from '#server/store/schema.ts'

/** A wall hangs for months: as long as browsers keep a cookie, and begun anew by use. */
export const cookieDays = 400

const seconds = cookieDays * 24 * 60 * 60

/** The cookie by which a device is known. */
export const pairedCookie = (cookies: Cookies, token: string) =>
  cookies.write('paired', token, { seconds })

type Options = { db: Database; clock: Clock; cookies: Cookies }

/** The one place that reads paired devices; see `Services`. Once a day it notes that one was there. */
export function pairedDeviceServices({
  db,
  clock,
  cookies,
}: Options): Pick<Services, 'readDevice'> {
  return {
    readDevice: async (headers, { home, renew = true }) => {
      const token = cookies.read(headers, 'paired') ?? ''
      if (!/^[\w-]{20,100}$/.test(token)) return null
      const hash = hashOfToken(token)
      const found = await readPairedDevice(db, hash, home)
      if (!found) return null
      const now = clock()
      const isFirstToday = found.seenAt?.slice(0, 10) !== now.slice(0, 10)
      if (isFirstToday) await markDeviceSeen(db, { hash, home }, now)
      const isFormer = cookies.isFormer(headers, 'paired')
      const isDue = renew && (isFirstToday || isFormer)
      const former = isFormer ? cookies.forgetFormer('paired') : []
      return { ...found, hash, cookies: isDue ? [pairedCookie(cookies, token), ...former] : [] }
    },
  }
}

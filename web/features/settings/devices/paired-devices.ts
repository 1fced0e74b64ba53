import { plural, t } from '#core/say.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PairedDevice, PairingOffer, Purpose } from '#core/devices/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { useWithProof } from '#web/shared/account/with-proof.tsx'
import { usedWords } from '#web/lib/words.ts'

const keyOf = (familyId: string) => ['paired-devices', familyId]

/** The family’s devices without an account; `every`: asked anew after so many milliseconds. */
export function usePairedDevices(every?: number) {
  const { family } = useHome()
  return useQuery({
    queryKey: keyOf(family.id),
    queryFn: () => request(apiPaths.pairedDevices(family.id)),
    refetchInterval: every ?? false,
  })
}

/** What a link or code is asked for: somebody new, or a device that is there. */
export type Wanted = { name: string; purpose: Purpose } | { deviceId: string }

/** Makes a link or code. */
export function useOffer() {
  const { family } = useHome()
  const queries = useQueryClient()
  const withProof = useWithProof()
  return useMutation<PairingOffer, Error, Wanted>({
    mutationFn: (wanted) =>
      withProof(() =>
        'deviceId' in wanted
          ? request(apiPaths.pairAgain(family.id, wanted.deviceId), { method: 'POST', body: {} })
          : request(apiPaths.pairedDevices(family.id), { method: 'POST', body: wanted }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(family.id) }),
  })
}

/** Ends a device’s part in the family, at once. */
export function useWithdraw() {
  const { family } = useHome()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: PairedDevice) =>
      request(apiPaths.pairedDevice(family.id, id), { method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(family.id) }),
  })
}

/** What stands below a device’s name: since when it is there and when it was last, or what it waits for. */
export function stateWords(
  { pairedAt, seenAt, offerEndsAt, purpose }: PairedDevice,
  { now, dayOf }: { now: string; dayOf: (instant: string) => string },
): string {
  if (pairedAt) {
    const since = t`Since ${longDay(dayOf(pairedAt))}`
    return seenAt ? `${since}. ${usedWords(seenAt, now)}` : since
  }
  const isWall = purpose.kind === 'wall'
  if (!offerEndsAt || offerEndsAt <= now)
    return isWall ? t`Its code ended, and nobody used it` : t`Its link ended, and nobody used it`
  const day = longDay(dayOf(offerEndsAt))
  if (dayOf(offerEndsAt) !== dayOf(now))
    return isWall
      ? t`Waits for its code to be used, until ${day}`
      : t`Waits for its link to be used, until ${day}`
  const minutes = Math.ceil((Date.parse(offerEndsAt) - Date.parse(now)) / 60_000)
  return isWall
    ? plural(minutes, {
        one: 'Waits for its code to be used, for a minute more',
        other: 'Waits for its code to be used, for # minutes more',
      })
    : plural(minutes, {
        one: 'Waits for its link to be used, for a minute more',
        other: 'Waits for its link to be used, for # minutes more',
      })
}

/** "14:05": minutes and seconds that are left; null after the end. */
export function countdown(end: string, now: string): string | null {
  const seconds = Math.ceil((Date.parse(end) - Date.parse(now)) / 1_000)
  if (seconds <= 0) return null
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

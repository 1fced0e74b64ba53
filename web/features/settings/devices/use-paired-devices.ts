import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PairedDevice, PairingOffer, Purpose } from '#core/contract/paired-device.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'

const keyOf = (familyId: string) => ['paired-devices', familyId]

/** The family’s devices without an account; `every`: asked anew after so many milliseconds. */
export function usePairedDevices(every?: number) {
  const { family } = useFamily()
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
  const { family } = useFamily()
  const queries = useQueryClient()
  return useMutation<PairingOffer, Error, Wanted>({
    mutationFn: (wanted) =>
      'deviceId' in wanted
        ? request(apiPaths.pairAgain(family.id, wanted.deviceId), { method: 'POST', body: {} })
        : request(apiPaths.pairedDevices(family.id), { method: 'POST', body: wanted }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(family.id) }),
  })
}

/** Ends a device’s part in the family, at once. */
export function useWithdraw() {
  const { family } = useFamily()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: PairedDevice) =>
      request(apiPaths.pairedDevice(family.id, id), { method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(family.id) }),
  })
}

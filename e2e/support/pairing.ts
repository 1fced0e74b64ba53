import type { Page } from '@playwright/test'
import type { PairingOffer, Purpose } from '#core/devices/schema.ts'
import { apiPaths, pairingLink } from '#core/paths.ts'
import type { apiFor } from './api.ts'

type Api = ReturnType<typeof apiFor>

/** A parent makes a link or a code: the device as the parent knows it, and its secret. */
export function anOffer(api: Api, familyId: string, purpose: Purpose): Promise<PairingOffer> {
  return api.post<PairingOffer>(apiPaths.pairedDevices(familyId), { name: 'The device', purpose })
}

/** A member's own device, by the link that a parent made. Gives the device's id. */
export async function pairForMember(page: Page, api: Api, familyId: string, memberId: string) {
  const { device, secret } = await anOffer(api, familyId, { kind: 'member', memberId })
  await page.goto(pairingLink(secret))
  await page.getByRole('button', { name: 'Make it mine' }).click()
  return device.id
}

/** Everything that the device keeps in its local storage, as one text. */
export const keptOn = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

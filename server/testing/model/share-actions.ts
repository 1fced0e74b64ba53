import type { PairingOffer } from '#core/devices/schema.ts'
import type { ShareOffer } from '#core/two-homes/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { action, mostlyOwn, pick, sameAs } from './action.ts'
import * as told from './households.ts'

/** A child of one home is agreed to be that of another: a code, and both yeses, as far as they go. */
export const share = (who: number, whom: number, which: number) =>
  action(`share ${which} with ${whom}`, who, async ({ model, real, by, browser }) => {
    const other = pick([...model.people.values()], whom)!
    const [ours, theirs] = [by, other].map((one) => mostlyOwn(real.children, one, which)?.id)
    if (!ours || !theirs) return
    const offered = await browser.post<ShareOffer>(apiPaths.sharedMembers(by.home.id), {
      memberId: ours,
    })
    const offer = told.offerShare(model, by, ours)
    sameAs(offered, offer)
    if (offer !== 'done') return
    const { share: made, code } = offered.body
    const yes = { code, memberId: theirs }
    const joined = await real.browsers.get(other.id)!.post(apiPaths.shareJoin(other.home.id), yes)
    const join = told.joinShare(model, { by, other }, theirs)
    sameAs(joined, join)
    const path = apiPaths.sharedMember(by.home.id, made.id)
    if (join !== 'done') return sameAs(await browser.remove(path), 'done')
    sameAs(await browser.post(path, {}), 'done')
    const sides = [
      { home: by.home, child: ours },
      { home: other.home, child: theirs },
    ]
    model.bonds.push({ id: made.id, sides, opens: new Set() })
    real.bonds.push(made.id)
  })

export const endShare = (who: number, which: number) =>
  action(`end share ${which}`, who, async ({ model, real, by, browser }) => {
    const id = pick(real.bonds, which)
    if (id === undefined) return
    const answer = await browser.remove(apiPaths.sharedMember(by.home.id, id))
    sameAs(answer, told.endShare(model, by, id))
  })

/** A home has its week opened on the child’s own devices of the other one, or no longer. */
export const openShare = (who: number, which: number, opens: boolean) =>
  action(
    `${opens ? 'open' : 'close'} share ${which}`,
    who,
    async ({ model, real, by, browser }) => {
      const id = pick(real.bonds, which)
      if (id === undefined) return
      const answer = await browser.patch(apiPaths.sharedMember(by.home.id, id), { opens })
      sameAs(answer, told.openShare(model, by, { id, opens }))
    },
  )

/** A child’s own device. */
export const letIn = (who: number, which: number) =>
  action(`let in a device of child ${which}`, who, async ({ model, real, by, browser }) => {
    const child = mostlyOwn(real.children, by, which)?.id
    if (!child) return
    const body = { name: 'A phone', purpose: { kind: 'member', memberId: child } }
    const offered = await browser.post<PairingOffer>(apiPaths.pairedDevices(by.home.id), body)
    const verdict = told.letIn(by, child)
    sameAs(offered, verdict)
    if (verdict !== 'done') return
    const { device, secret } = offered.body
    const client = real.server.client()
    sameAs(await client.post(apiPaths.pairing, { secret }), 'done')
    model.devices.push({ id: device.id, home: by.home, child, maker: by.id, shutBy: null })
    real.devices.push({ id: device.id, client })
  })

export const withdraw = (who: number, which: number) =>
  action(`withdraw device ${which}`, who, async ({ model, real, by, browser }) => {
    const id = pick(real.devices, which)?.id
    if (id === undefined) return
    const answer = await browser.remove(apiPaths.pairedDevice(by.home.id, id))
    sameAs(answer, told.withdraw(model, by, id))
  })

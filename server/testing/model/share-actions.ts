import type { ShareOffer } from '#core/contract/shared-member.ts'
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
    model.bonds.push({ id: made.id, sides })
    real.bonds.push(made.id)
  })

export const endShare = (who: number, which: number) =>
  action(`end share ${which}`, who, async ({ model, real, by, browser }) => {
    const id = pick(real.bonds, which)
    if (id === undefined) return
    const answer = await browser.remove(apiPaths.sharedMember(by.home.id, id))
    sameAs(answer, told.endShare(model, by, id))
  })

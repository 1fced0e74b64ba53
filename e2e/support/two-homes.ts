// A child in two families: both have said that it is the same one.
import type { SharedMember, ShareOffer } from '#core/two-homes/schema.ts'
import { apiPaths } from '#core/paths.ts'
import type { Weekday } from '#core/words.ts'
import { aFamilyInItsWeek, aTask, firstDay, type Api } from './api.ts'

type Home = { api: Api; familyId: string }

/** On which days of the week the member is in this home, from the first day on. */
export async function isHereOn({ api, familyId }: Home, memberId: string, days: Weekday[]) {
  const patterns = [{ from: firstDay, startsOn: firstDay, weeks: [days] }]
  await api.toFamily(familyId, { type: 'set-days-here', memberId, patterns })
}

/** Nora’s home, in which the child has a task of its own and is on Mondays. Gives the family’s id. */
export async function norasHome(nora: Api, task: string, memberId: string): Promise<string> {
  const familyId = await aFamilyInItsWeek(nora, [aTask('own', task, { owners: [memberId] })])
  await isHereOn({ api: nora, familyId }, memberId, ['Monday'])
  const { primaryUser } = (await nora.bootstrap()).family.familyData
  const changes = { primaryUser: { ...primaryUser, name: 'Nora' }, adults: [] }
  await nora.toFamily(familyId, { type: 'edit-family', changes })
  return familyId
}

/** Both say yes to the same child. Gives what they agreed on. */
export async function agree(here: Home, there: Home, memberId: string): Promise<ShareOffer> {
  const offers = apiPaths.sharedMembers(here.familyId)
  const offer = await here.api.post<ShareOffer>(offers, { memberId })
  const { code, share } = offer
  await there.api.post<SharedMember>(apiPaths.shareJoin(there.familyId), { code, memberId })
  await here.api.post<SharedMember>(apiPaths.sharedMember(here.familyId, share.id), {})
  return offer
}

import type { PairingOffer } from '#core/devices/schema.ts'
import type { ShareOffer } from '#core/two-homes/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { aTask, leo, mia } from '#core/testing/a-family.ts'
import { newSprint } from './new-sprint.ts'
import type { SignedUp, TestServer } from './test-server.ts'

/** A home with a child and a brother, whose week has a task of each; gives the week's id. */
export async function plannedHome(
  by: SignedUp,
  { id, name }: { id: string; name: string },
  startsOn: string,
): Promise<string> {
  const kind = 'child' as const
  for (const child of [{ ...mia, id, name }, leo])
    await by.changeFamily(by.familyId, { type: 'add-member', member: { kind, ...child } })
  const tasks = [
    aTask({ id: 'own', title: `Own of ${name}`, owners: [id] }),
    aTask({ id: 'leos', title: `Secret of ${name}’s brother`, owners: ['leo'] }),
  ].map(({ checks: _, ...task }) => task)
  const sprint = newSprint({ startsOn, tasks })
  await by.post(apiPaths.sprints(by.familyId), { sprint })
  await by.changeSprint(by.familyId, sprint.id, { type: 'finish-planning' })
  return sprint.id
}

type Side = { by: SignedUp; memberId: string }

/** Both homes' yes to a child; gives the id of the sharing. */
export async function sharedBy(first: Side, second: Side): Promise<string> {
  const { familyId } = first.by
  const offer = { memberId: first.memberId }
  const { body } = await first.by.post<ShareOffer>(apiPaths.sharedMembers(familyId), offer)
  const yes = { code: body.code, memberId: second.memberId }
  await second.by.post(apiPaths.shareJoin(second.by.familyId), yes)
  await first.by.post(apiPaths.sharedMember(familyId, body.share.id), {})
  return body.share.id
}

/** A member's own device. */
export async function pairedWith(server: TestServer, { by, memberId }: Side) {
  const asked = { name: 'Mia’s tablet', purpose: { kind: 'member', memberId } }
  const path = apiPaths.pairedDevices(by.familyId)
  const { device, secret } = (await by.post<PairingOffer>(path, asked)).body
  const client = server.client()
  await client.post(apiPaths.pairing, { secret })
  return { ...client, id: device.id }
}

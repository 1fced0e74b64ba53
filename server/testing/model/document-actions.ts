import { aTask, mia } from '#core/testing/a-family.ts'
import { weekdays } from '#core/words.ts'
import { apiPaths } from '#core/paths.ts'
import { randomId } from '#server/platform/random-id.ts'
import { newSprint } from '../new-sprint.ts'
import { password } from '../test-server.ts'
import { day } from './compare.ts'
import { action, mostlyOwn, sameAs } from './action.ts'
import * as told from './households.ts'

export const edit = (who: number, word: string) =>
  action(`edit to ${word}`, who, async ({ real, by, browser }) => {
    const [id, changes] = [randomId(), { interests: [word] }]
    sameAs(await browser.changeFamily(by.home.id, { id, type: 'edit-family', changes }), 'done')
    by.home.interests = [word]
    real.edits.push({ homeId: by.home.id, home: by.home, id, word })
  })

/** What was sent before, perhaps by somebody else, and perhaps to a home that has begun anew. */
export const resendEdit = (who: number, which: number) =>
  action(`edit again ${which}`, who, async ({ real, by, browser }) => {
    const sent = mostlyOwn(real.edits, by, which)
    if (!sent) return
    const { home, id, word } = sent
    const command = { id, type: 'edit-family' as const, changes: { interests: [word] } }
    sameAs(await browser.changeFamily(home.id, command), told.resendEdit(by, home, word))
    if (by.home.id === home.id) sent.home = by.home
  })

/** By who saw the family as it is, or as it was one version before. */
export const editIfSame = (who: number, word: string, isOld: boolean) =>
  action(`edit to ${word} as of ${isOld ? 'before' : 'now'}`, who, async ({ by, browser }) => {
    const { version } = (await browser.bootstrap()).body.family
    if (isOld && version === 1) return
    const body = { version: isOld ? version - 1 : version, familyData: { interests: [word] } }
    const answer = await browser.patch(apiPaths.family(by.home.id), body)
    sameAs(answer, isOld ? 'stale-version' : 'done')
    if (!isOld) by.home.interests = [word]
  })

export const addChild = (who: number) =>
  action('add a child', who, async ({ real, by, browser }) => {
    const member = { kind: 'child' as const, ...mia, id: randomId(), name: 'Mia' }
    if (by.home.children.length + by.home.adults.length > 10) return
    sameAs(await browser.changeFamily(by.home.id, { type: 'add-member', member }), 'done')
    // Else nothing is said of its days, and both homes have it (P26).
    const patterns = [{ from: day, startsOn: day, weeks: [[...weekdays]] }]
    const days = { type: 'set-days-here', memberId: member.id, patterns } as const
    sameAs(await browser.changeFamily(by.home.id, days), 'done')
    by.home.children.push(member.id)
    real.children.push({ homeId: by.home.id, id: member.id })
  })

export const deleteChild = (who: number, which: number) =>
  action(`delete child ${which}`, who, async ({ model, real, by, browser }) => {
    const child = mostlyOwn(real.children, by, which)?.id
    if (!child) return
    const answer = await browser.remove(apiPaths.familyMember(by.home.id, child), { password })
    sameAs(answer, told.deleteChild(model, by, child))
  })

export const addSprint = (who: number) =>
  action('add a sprint', who, async ({ real, by, browser }) => {
    const { checks: _, ...task } = aTask({ id: 'task1' })
    const sprint = newSprint({ id: randomId(), tasks: [task] })
    sameAs(await browser.post(apiPaths.sprints(by.home.id), { sprint }), 'done')
    by.home.sprints.set(sprint.id, new Set())
    real.sprints.push({ homeId: by.home.id, id: sprint.id })
  })

export const tick = (who: number, which: number, whose: number, done: boolean) =>
  action(
    `${done ? 'tick' : 'untick'} ${which} for ${whose}`,
    who,
    async ({ real, by, browser }) => {
      const sprint = mostlyOwn(real.sprints, by, which)
      if (!sprint) return
      const child = mostlyOwn(real.children, by, whose)?.id
      const memberId = whose % 3 === 0 || !child ? 'primary' : child
      const command = { type: 'tick' as const, taskId: 'task1', memberId, date: day, done }
      const answer = await browser.changeSprint(sprint.homeId, sprint.id, command)
      sameAs(
        answer,
        told.tick({ homeId: sprint.homeId, by }, { sprint: sprint.id, member: memberId, done }),
      )
    },
  )

export const deleteSprint = (who: number, which: number) =>
  action(`delete sprint ${which}`, who, async ({ real, by, browser }) => {
    const sprint = mostlyOwn(real.sprints, by, which)
    if (!sprint) return
    const answer = await browser.remove(apiPaths.sprint(sprint.homeId, sprint.id))
    sameAs(answer, told.deleteSprint(sprint.homeId, by, sprint.id))
  })

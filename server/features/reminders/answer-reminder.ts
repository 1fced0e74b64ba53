import { createHash } from 'node:crypto'
import type { ReminderAnswer } from '#core/reminders/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import type { Documents } from '#core/commands/documents.ts'
import { personOf } from '#core/invites/member-of-user.ts'
import { membersOf } from '#core/members/member.ts'
import { clockOf } from '#core/reminders/reminder-moments.ts'
import { askAgain } from '#core/reminders/reminders.ts'
import { ownDay, ticksOf } from '#core/stand-up/own-day.ts'
import { isHeld, sprintForStandUp, standUpOn } from '#core/stand-up/stand-up.ts'
import { refuse } from '#core/refusal.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import { readWeeks } from '#server/http/read-weeks.ts'
import type { Services } from '#server/http/route.ts'
import { transaction } from '#server/store/database.ts'
import { readFamily } from '#server/store/families.ts'
import { requireRights } from '#server/store/guarded.ts'
import { moveOn, readReminders } from '#server/store/reminders.ts'
import { runCommand } from '#server/store/run-command.ts'
import type { Database } from '#server/store/schema.ts'

type By = { db: Database; user: User; now: string; pace: Services['pace'] }

/** Somebody else may look at the same moment. */
const triesAtMost = 5

/** Has a reminder come once more in an hour, where there is still a use for it. */
export async function remindAgain({ db, user, now }: By, answer: ReminderAnswer): Promise<void> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const isDone = await transaction(db, async (trx) => {
      await requireRights(trx)
      const reminded = await readReminders(trx, user.id)
      const family = await readFamily(trx, user.familyId)
      if (!reminded || !family) return true
      const { settings, state, lookedAt, lookAt } = reminded
      const next = askAgain(state, answer, { now, clock: clockOf(family, settings) })
      if (next === state) return true
      const [soonest = lookAt] = [lookAt, ...next.again.map(({ at }) => at)].toSorted()
      return moveOn(trx, reminded, { lookedAt, lookAt: soonest, state: next })
    })
    if (isDone) return
  }
  refuse('unavailable')
}

/** Does what a reminder was about, by the usual command; what is done already stays as it is. */
export async function doReminded(by: By, answer: ReminderAnswer): Promise<void> {
  const { db, user, now } = by
  const documents = await readWeeks(by, user)
  if (!documents) return
  const { family } = documents
  const sprint = sprintForStandUp(documents.sprints, answer.day)
  if (!sprint) return
  const id = commandIdOf(user, answer)
  const members = membersOf(family.familyData)
  let command: SprintCommand | null = null
  if (answer.kind === 'stand-up' && !isHeld(standUpOn(sprint, answer.day), members)) {
    command = { id, type: 'close-stand-up', date: answer.day, offer: '' }
  }
  if (answer.kind === 'task') {
    const [tick] = tickReminded(documents, answer, personOf(family, user).memberId)
    if (tick) command = { id, ...tick }
  }
  if (!command) return
  const { id: userId, familyId } = user
  await runCommand(db, { familyId, addressed: { sprintId: sprint.id, command }, userId, now })
}

/** The tick of the task that somebody was reminded of; none where it is done, or not theirs any more. */
function tickReminded(
  documents: Documents,
  { day, taskId }: ReminderAnswer,
  memberId: string | null,
) {
  if (memberId === null) return []
  const { lines } = ownDay(documents, day, { memberId, asIfHere: true })
  const line = lines.find(({ task, done }) => task.id === taskId && !done)
  return (line && ticksOf(line, line.box, { date: day, actsAs: memberId })) ?? []
}

/** The same for the same press, so that one that is sent twice at once counts once. */
const commandIdOf = ({ id, familyId }: User, { kind, day, taskId }: ReminderAnswer) =>
  createHash('sha256')
    .update(JSON.stringify(['reminder', familyId, id, kind, day, taskId ?? null]))
    .digest('base64url')
    .slice(0, 32)

import type { ActivityChange } from '#core/contract/activity.ts'
import type { JsonText } from '#core/domain/document-text.ts'
import { personOf } from '#core/domain/member-of-user.ts'
import { refuse } from '#core/refusal.ts'
import { jsonList, jsonNull, jsonText, jsonWith } from '#server/http/json-text.ts'
import { routes } from '#server/http/routes.ts'
import { readActivity, type StoredChange } from '#server/store/changes.ts'
import { readFamily } from '#server/store/families.ts'
import { readFamilyUsers } from '#server/store/users.ts'
import { liveApi } from './live.api.ts'

/** Who changed what in a family, from its log. */
export const activityRoutes = () =>
  routes().openapi(liveApi.activity, async (c) => {
    const { db } = c.get('services')
    const { familyId } = c.req.valid('param')
    const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
    const users = await readFamilyUsers(db, familyId)
    const people = users.map((user) => personOf(family, user))
    const changes = await readActivity(db, familyId, c.req.valid('query'))
    return jsonText(jsonWith({ people }, { changes: jsonList(changes.map(changeText)) }))
  })

/** The commands go out as they are stored. */
function changeText(change: StoredChange): JsonText<ActivityChange> {
  const { sequence, at, userId } = change
  const told = { sequence, at, userId }
  // Two lines that look alike: what was done to a family is typed apart from what was to a sprint.
  if (change.sprintId === null) {
    const { command, undo } = change
    return jsonWith({ ...told, sprintId: change.sprintId }, { command, undo: undo ?? jsonNull })
  }
  const { command, undo } = change
  return jsonWith({ ...told, sprintId: change.sprintId }, { command, undo: undo ?? jsonNull })
}

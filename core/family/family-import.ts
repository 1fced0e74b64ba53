import type { Family } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { forgetToFit } from './family-history.ts'
import { withMembers } from '../members/member.ts'

/**
 * The family with what stands in a file: who it belongs to stays as it is here, whatever the file
 * says of it. Its version is above both, so that every screen takes it for news.
 */
export function importedFamily(current: Family, { familyData, version }: Family): Family {
  const { id, primaryUserId, coParents, createdAt } = current
  const next = Math.max(current.version, version) + 1
  return forgetToFit(
    withMembers(
      { id, version: next, primaryUserId, coParents, createdAt, familyData },
      {}, // What is derived from the members is derived anew.
    ),
  )
}

/** A sprint of a file as one of this family, newer than the one with its id that was here. */
export function importedSprint(sprint: Sprint, familyId: string, versionHere: number): Sprint {
  const version = versionHere < sprint.version ? sprint.version : versionHere + 1
  return { ...sprint, familyId, version }
}

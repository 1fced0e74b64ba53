import { familyCommandSchema } from '../family/schema.ts'
import { sprintCommandSchema } from '../sprint/schema.ts'
import { applyCommand, type By } from '../log/documents.ts'
import type { Addressed, Documents } from '../commands/documents.ts'
import type { ErrorCode } from '../errors.ts'
import { Refusal } from '../refusal.ts'
import { deepFreeze } from './a-family.ts'

/**
 * The browser and the server as small models: the server holds texts, takes texts and answers
 * receipts; the browser holds objects, shows its commands at once and applies them again once the
 * server has said when they happened.
 */

/** The documents after the command; nothing handed in is changed. Throws the rule's Refusal. */
export function apply(documents: Documents, posted: Addressed, by: By): Documents {
  return applyCommand(deepFreeze(documents), deepFreeze(posted), by)
}

type Receipt = { version: number; at: string; userId: string }

const copy = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T

const versionOf = ({ family, sprints }: Documents, { sprintId }: Addressed) =>
  sprintId === null ? family.version : (sprints.find(({ id }) => id === sprintId)?.version ?? 0)

/** A server that answers each command id once and repeats its answer when it comes again. */
export function aServer(start: Documents, clock: () => string) {
  let stored = JSON.stringify(start)
  const log = new Map<string, Receipt | ErrorCode>()

  const handle = (sprintId: string | null, body: string, userId: string): Receipt | ErrorCode => {
    const input: unknown = JSON.parse(body)
    const posted: Addressed =
      sprintId === null
        ? { sprintId, command: familyCommandSchema.parse(input) }
        : { sprintId, command: sprintCommandSchema.parse(input) }
    const by = { now: clock(), userId }
    try {
      const documents = apply(JSON.parse(stored) as Documents, posted, by)
      stored = JSON.stringify(documents)
      return { version: versionOf(documents, posted), at: by.now, userId }
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }

  return {
    documents: () => JSON.parse(stored) as Documents,
    text: () => stored,
    post: (sprintId: string | null, body: string, userId: string) => {
      const { id } = JSON.parse(body) as { id: string }
      const answer = log.get(id) ?? handle(sprintId, body, userId)
      log.set(id, answer)
      return answer
    },
  }
}

type Server = Pick<ReturnType<typeof aServer>, 'documents' | 'post'>

/** One parent's browser. `clock` is its own, which the server's never needs to agree with. */
export function aBrowser(server: Server, userId: string, clock: () => string) {
  let confirmed = server.documents()
  let waiting: Addressed[] = []

  const orUnchanged = (documents: Documents, posted: Addressed, by: By) => {
    try {
      return apply(documents, posted, by)
    } catch (error) {
      if (error instanceof Refusal) return documents
      throw error
    }
  }

  return {
    confirmed: () => confirmed,
    /** What is on the screen. */
    shown: () =>
      waiting.reduce((documents, posted) => {
        return orUnchanged(documents, posted, { now: clock(), userId })
      }, confirmed),
    add: (posted: Addressed) => {
      waiting = [...waiting, posted]
    },
    /** Sends what waits. Each is sent `times` times, as when an answer is lost on its way. */
    flush: (times = 1) => {
      for (const posted of waiting) {
        const body = JSON.stringify(posted.command)
        const answers = Array.from({ length: times }, () =>
          server.post(posted.sprintId, body, userId),
        )
        const answer = answers.at(-1)!
        if (typeof answer === 'string') continue
        confirmed = apply(confirmed, posted, { now: answer.at, userId: answer.userId })
      }
      waiting = []
    },
    /** Reads everything anew, as after somebody else's change. */
    refresh: () => {
      confirmed = copy(server.documents())
    },
  }
}

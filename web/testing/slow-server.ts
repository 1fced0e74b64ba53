import { vi } from 'vitest'
import type { Bootstrap } from '#core/contract/bootstrap.ts'
import type { FamilyCommand } from '#core/contract/family-commands.ts'
import type { Receipt } from '#core/contract/receipt.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import { applyFamilyCommand } from '#core/domain/family.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { applySprintCommand, inOrder } from '#core/domain/sprint.ts'
import { apiPaths } from '#core/paths.ts'

type Command = FamilyCommand | SprintCommand
type Answer = { status: number; body: unknown }

/** Something that is on its way: it may arrive, or be lost. */
export type OnItsWay = { arrive: () => void; lose: () => void }

/** A family's server by the rules of core, at the end of a line on which everything takes its time. */
export function slowServer(beginning: Bootstrap) {
  let { family } = beginning
  const sprints = new Map(beginning.sprints.map((sprint) => [sprint.id, sprint]))
  const receipts = new Map<string, Receipt>()
  const log: { sprintId: string | null; version: number }[] = []
  const onTheirWay: OnItsWay[] = []
  const streams: Stream[] = []

  const documents = (): Bootstrap => ({
    ...beginning,
    family,
    sprints: inOrder([...sprints.values()]),
    sequence: log.length,
  })

  /** What a parent does; the same command a second time changes nothing. */
  const run = (userId: string, sprintId: string | null, command: Command): Receipt => {
    const earlier = receipts.get(command.id)
    if (earlier) return earlier
    const now = new Date().toISOString()
    const context = { now, userId, memberIds: memberIdsOf(family.familyData) }
    const version = sprintId === null ? changeFamily() : changeSprint(sprintId)
    log.push({ sprintId, version })
    const receipt = { sequence: log.length, version, at: now, userId }
    receipts.set(command.id, receipt)
    return receipt

    function changeFamily(): number {
      family = applyFamilyCommand(family, command as FamilyCommand, context)
      return family.version
    }

    function changeSprint(id: string): number {
      const before = sprints.get(id) ?? null
      const at = { familyId: family.id, sprintId: id }
      const after = applySprintCommand(before, command as SprintCommand, context, at)
      if (after) sprints.set(id, after)
      else sprints.delete(id)
      return after?.version ?? 0
    }
  }

  const answer = (path: string, body: string | null): Answer => {
    if (path === apiPaths.bootstrap) return { status: 200, body: documents() }
    const [, sprintId = null] = /sprints\/([^/]+)/.exec(path) ?? []
    if (body !== null) {
      const command = JSON.parse(body) as Command
      return { status: 200, body: run(beginning.user.id, sprintId, command) }
    }
    const found: unknown = sprintId === null ? family : sprints.get(sprintId)
    if (found) return { status: 200, body: found }
    return { status: 404, body: { code: 'sprint-missing', message: 'Gone' } }
  }

  vi.stubGlobal('fetch', (path: string, { body = null }: { body?: string | null } = {}) => {
    return new Promise((resolve, reject) => {
      const lose = () => reject(new TypeError('Failed to fetch'))
      const arrive = () => {
        const text = JSON.stringify(answer(path, body))
        const { status, body: said } = JSON.parse(text) as Answer
        const response = { ok: status < 400, status, json: async () => said }
        onTheirWay.push({ arrive: () => resolve(response), lose })
      }
      onTheirWay.push({ arrive, lose })
    })
  })

  /** What is told on it comes in its order, one by one. */
  class Stream extends EventTarget {
    told: number
    isOpen = false
    isClosed = false

    constructor(url: string) {
      super()
      const after = new URL(url, 'http://localhost').searchParams.get('after')
      this.told = after === null ? log.length : Number(after)
      streams.push(this)
    }

    close() {
      this.isClosed = true
    }

    /** Tells the next thing; false where there is none. */
    tell(): boolean {
      const change = log[this.told]
      if (this.isClosed || (this.isOpen && !change)) return false
      if (this.isOpen) this.told += 1
      const event = this.isOpen ? 'change' : 'hello'
      this.isOpen = true
      const data = JSON.stringify(change ?? {})
      this.dispatchEvent(Object.assign(new Event(event), { lastEventId: String(this.told), data }))
      return true
    }
  }
  vi.stubGlobal('EventSource', Stream)

  return {
    documents,
    sprint: (id: string): Sprint | undefined => sprints.get(id),
    run,
    onTheirWay,
    stream: () => streams.at(-1),
    /** What is on its way finds nobody: the page is gone. */
    forgetPage: () => {
      onTheirWay.length = 0
      for (const stream of streams) stream.close()
    },
  }
}

export type SlowServer = ReturnType<typeof slowServer>

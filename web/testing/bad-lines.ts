import { expect } from 'vitest'
import type { LogEntry } from '#core/log/schema.ts'
import { nextWeekId } from '#core/sprint/week-id.ts'
import type { Sent } from '#web/data/send.ts'
import { aBrowser, aDevice, type Device } from './a-device.ts'
import { aSession } from './a-session.ts'
import type { LogServer } from './log-server.ts'
import { outside } from './pages.ts'

export const beginning = aSession()
const week = beginning.sprints[0]!
const story = week.tasks[0]!
export const days = ['2026-03-01', '2026-03-02', '2026-03-03']
const nextStart = '2026-03-08'
const parents = ['maya', 'ben', 'maya', 'ben']
/** Each device ticks for a member of its own: nobody else touches these. */
const members = ['primary', 'ben', 'mia', 'leo']

/** Something that a page was told to do, of which its device has still to see to it that it happens. */
type Given = { id: string; by: Device; at: number; forget: () => void }

export type Circumstances = {
  count: number
  /** By so much each device's clock is ahead, in milliseconds. */
  skews: readonly number[]
  /** The first and the third device are pages of one browser. */
  share: boolean
  /** How long what is stored takes to be stored, in milliseconds. */
  slowness: number
}

const trueNow = () => outside(() => Date.now())
const fewMinutes = 5 * 60_000

/** Up to four pages of a family on bad lines, and what must be true of them whatever happens. */
export function familyOnBadLines(server: LogServer, circumstances: Circumstances) {
  const { count, skews, share, slowness } = circumstances
  const browsers = parents
    .slice(0, count)
    .map((userId, index) => aBrowser(server, userId, { skew: skews[index]!, slowness }))
  const browserOf = (index: number) => browsers[share && index === 2 ? 0 : index]!
  const devices = browsers.map((_, index) => aDevice(browserOf(index)))
  const ticked = devices.map(() => new Set<string>())
  const said = new Set<string>()
  const undos: { by: Device; page: unknown; undo: Sent['undo']; takenBack: () => void }[] = []
  let given: Given[] = []
  let words = 0

  /** Has a page do something, and keeps in mind that it was told so. */
  const give = (
    by: Device,
    { forget = () => {}, takenBack = () => {} },
    work: (send: Parameters<Parameters<Device['act']>[0]>[0]) => Sent,
  ) => {
    const store = by.store()
    const at = trueNow()
    const isClockRight = Math.abs(by.act(() => Date.parse(store.now())) - at) < fewMinutes
    const { undo } = by.act(work)
    const { command, at: told } = store.outbox.state().entries.at(-1)!
    if (isClockRight) expect(Math.abs(Date.parse(told) - at)).toBeLessThan(fewMinutes)
    given.push({ id: command.id, by, at, forget })
    undos.push({ by, page: store, undo, takenBack })
  }

  const presentWeek = (by: Device) =>
    by
      .store()
      .current()!
      .sprints.find(({ id }) => id === week.id)

  const draft = () => {
    const { name, weeks, goalId, missionStep, experimentId } = week
    const plan = { name, weeks, goalId, missionStep, experimentId, startsOn: nextStart, tasks: [] }
    return { id: nextWeekId(week), ...plan }
  }

  const toggle = (marks: Set<string>, date: string) => {
    if (!marks.delete(date)) marks.add(date)
  }

  const does: Record<string, (device: Device, which: number, index: number) => unknown> = {
    tick: (device, which, index) => {
      const date = days[which]!
      const marks = ticked[index]!
      toggle(marks, date)
      const done = marks.has(date)
      const memberId = members[index]!
      const forget = () => toggle(marks, date)
      give(device, { forget, takenBack: forget }, ({ toSprint }) =>
        toSprint(week.id, { type: 'tick', taskId: story.id, memberId, date, done }),
      )
    },
    write: (device) => {
      const sentence = `Sentence ${(words += 1)}.`
      const notes = [presentWeek(device)?.meeting.notes, sentence].filter(Boolean).join(' ')
      said.add(sentence)
      const forget = () => void said.delete(sentence)
      give(device, { forget, takenBack: forget }, ({ toSprint }) =>
        toSprint(week.id, { type: 'edit-meeting', changes: { notes } }),
      )
    },
    rename: (device) => {
      const changes = { title: `Story ${(words += 1)}` }
      give(device, {}, ({ toSprint }) =>
        toSprint(week.id, { type: 'edit-task', taskId: story.id, changes }),
      )
    },
    'close the week': (device) =>
      give(device, {}, ({ toSprint }) => toSprint(week.id, { type: 'close-week', next: draft() })),
    'begin the meeting': (device) =>
      give(device, {}, ({ toSprint }) =>
        toSprint(draft().id, { type: 'begin-meeting', sprint: draft(), setup: { round: 0 } }),
      ),
    'take back': (_, which) => {
      const { by, page, undo, takenBack } = undos.splice(-1 - which, 1)[0] ?? {}
      if (!by?.isOpen() || by.store() !== page || !undo) return
      if (by.act(() => undo()) !== null) return
      takenBack!()
      const { command } = by.store().outbox.state().entries.at(-1)!
      given.push({ id: command.id, by, at: trueNow(), forget: takenBack! })
    },
  }
  /** What a page had been told so shortly before it was gone that nobody can have kept it. */
  const forgetUnkept = (device: Device) => {
    const isKnown = ({ id, by }: Given) =>
      browserOf(devices.indexOf(by)).hasStored(id) || server.accepted().includes(id)
    const lost = given.filter(
      (one) => one.by === device && trueNow() - one.at <= slowness && !isKnown(one),
    )
    for (const { forget } of lost.toReversed()) forget()
    given = given.filter((one) => !lost.includes(one))
  }

  /** Another page of the same browser is open. */
  const hasSibling = (index: number) =>
    devices.some(
      (other, at) => at !== index && browserOf(at) === browserOf(index) && other.isOpen(),
    )

  return {
    devices,
    do: async (what: string, index: number, which: number) => {
      const device = devices[index]!
      if (what === 'reload' || (what === 'close' && hasSibling(index))) forgetUnkept(device)
      if (what === 'reload') return device.reload()
      if (!device.isOpen()) return
      if (what === 'close' && hasSibling(index)) return device.close()
      const isHere = Boolean(device.store().current())
      if (isHere) does[what]?.(device, which, index)
    },
    /** What a device did is on its screen from then on, whatever arrives when. */
    expectOwnTicks: () => {
      for (const [index, device] of devices.entries()) {
        const present = device.isSettled() && presentWeek(device)
        if (!present) continue // It was opened anew and knows nothing yet.
        const { checks } = present.tasks[0]!
        const shown = days.filter((date) => checks[date]?.includes(members[index]!))
        expect(shown).toEqual(days.filter((date) => ticked[index]!.has(date)))
      }
    },
    /** Everything said stands in the notes, and everything done is in the log, or kept as refused. */
    expectNothingLost: () => {
      const { sprints } = server.documents()
      const notes = sprints.find(({ id }) => id === week.id)?.meeting.notes ?? ''
      for (const sentence of said) expect(notes).toContain(sentence)
      const drafts = sprints.filter(({ startsOn }) => startsOn === nextStart)
      expect(drafts.length).toBeLessThan(2)
      const refused = devices
        .flatMap((device) => device.store().outbox.state().entries)
        .filter((entry) => entry.refused)
      const known = [...server.accepted(), ...refused.map(({ command }) => command.id)]
      expect(known).toEqual(expect.arrayContaining(given.map(({ id }) => id)))
      expectHonestUndo(server.history())
    },
  }
}

/** A name is taken back only where it still stood: nobody's later one goes with it. */
function expectHonestUndo(history: readonly LogEntry[]): void {
  let { title } = story
  const given = new Map<unknown, string>()
  for (const { command } of history) {
    if (command.type !== 'edit-task') continue
    if (command.undoes !== undefined) expect(title).toBe(given.get(command.undoes))
    title = command.changes.title!
    given.set(command.id, title)
  }
}

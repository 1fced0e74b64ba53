import { t } from '#core/say.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import { longDay, shortDay } from '#web/lib/dates.ts'
import { rowOf } from '#web/lib/words.ts'
import { quoted, quotedThanks, quotedWeek, type Names, type Words } from './change-words.ts'

/** What each command to a sprint is called. */
export const sprintWords: Words<SprintCommand> = {
  'create-sprint': ({ sprint }, { by }) => {
    const week = quotedWeek(sprint)
    return t`${by} began ${week}`
  },
  'edit-sprint': ({ changes: { name, missionStep } }, { by, sprint }) => {
    if (name) {
      const week = quotedWeek({ name })
      return t`${by} called a week ${week}`
    }
    if (missionStep) {
      const step = quoted(missionStep)
      return t`${by} set the step ${step}`
    }
    return sprint ? t`${by} changed ${sprint}` : t`${by} changed an earlier week`
  },
  'pause-days': ({ dates }, { by, sprint }) => {
    if (dates.length > 0) {
      const days = rowOf(dates.map(shortDay))
      return t`${by} paused ${days}`
    }
    return sprint
      ? t`${by} ended the pause in ${sprint}`
      : t`${by} ended the pause in an earlier week`
  },
  'close-week': ({ next, begins }, names) => {
    if (!next || !begins) return closed(names)
    const [by, week] = [names.by, quotedWeek(next)]
    return t`${by} began ${week}, a small week`
  },
  'complete-sprint': (_, names) => closed(names),
  'reopen-sprint': (_, { by, sprint }) =>
    sprint ? t`${by} opened ${sprint} again` : t`${by} opened an earlier week again`,
  'delete-sprint': (_, { by, sprint }) =>
    sprint ? t`${by} deleted ${sprint}` : t`${by} deleted an earlier week`,
  'restore-sprint': ({ sprint }, { by }) => {
    const week = quotedWeek(sprint)
    return t`${by} brought back ${week}`
  },

  'add-task': ({ task: { title } }, { by }) => {
    const task = quoted(title)
    return t`${by} added ${task} to the plan`
  },
  'edit-task': ({ taskId, changes }, { by, text }) => {
    const task = text(taskId)
    if (!changes.title) return task ? t`${by} changed ${task}` : t`${by} changed a task`
    const title = quoted(changes.title)
    return task ? t`${by} renamed ${task} to ${title}` : t`${by} renamed a task to ${title}`
  },
  'move-task': ({ taskId }, { by, text }) => {
    const task = text(taskId)
    return task ? t`${by} moved ${task}` : t`${by} moved a task`
  },
  'remove-task': ({ taskId }, { by, text }) => {
    const task = text(taskId)
    return task ? t`${by} took ${task} off the plan` : t`${by} took a task off the plan`
  },
  tick: ({ done, ...tick }, names) => (done ? ticked(tick, names) : tookBackTick(tick, names)),

  'answer-stand-up': ({ answer: { memberId, passed } }, { by, member }) => {
    const [who, whose] = [member(memberId, 'who'), member(memberId, 'whose')]
    return passed ? t`${by} noted that ${who} passed` : t`${by} noted ${whose}’s check-in`
  },
  'close-stand-up': ({ offer }, { by }) => {
    const words = offer && quoted(offer)
    return words ? t`${by} finished the check-in: ${words}` : t`${by} finished the check-in`
  },
  'edit-stand-up': (_, { by }) => t`${by} noted who is at the check-in`,
  'begin-meeting': ({ sprint }, { by }) => {
    const week = quotedWeek(sprint)
    return t`${by} began the plan meeting for ${week}`
  },
  'edit-meeting': ({ changes: { stage, hostId, notes } }, { by, member }) => {
    if (notes !== undefined) return t`${by} wrote notes in the plan meeting`
    // Every step says again who hosts.
    if (!hostId || stage) return t`${by} went on with the plan meeting`
    const host = member(hostId, 'who')
    return t`${by} made ${host} the host`
  },
  appreciate: ({ appreciation }, names) => {
    const { by, member } = names
    const whose = member(appreciation.fromId, 'whose')
    const thanks = quotedThanks(appreciation, names)
    return t`${by} wrote down ${whose}’s thanks: ${thanks}`
  },
  'take-back-appreciation': (_, names) => {
    const { by, undone } = names
    if (undone?.type !== 'appreciate') return t`${by} took back a thank-you`
    const thanks = quotedThanks(undone.appreciation, names)
    return t`${by} took back the thanks ${thanks}`
  },
  'note-date': ({ entry }, { by }) => {
    const [words, day] = [quoted(entry.text), longDay(entry.date)]
    return t`${by} noted ${words} for ${day}`
  },
  'remove-date': (_, { by, undone }) => {
    const date = undone?.type === 'note-date' && quoted(undone.entry.text)
    return date ? t`${by} removed the date ${date}` : t`${by} removed a date`
  },
  'set-energy': ({ memberId }, { by, member }) => {
    const whose = member(memberId, 'whose')
    return t`${by} noted ${whose}’s energy`
  },
  'finish-planning': (_, { by, sprint }) =>
    sprint ? t`${by} finished planning ${sprint}` : t`${by} finished planning an earlier week`,

  'set-feeling': ({ memberId }, { by, member }) => {
    const whom = member(memberId, 'for-whom')
    return t`${by} noted how the week felt to ${whom}`
  },
  'add-card': ({ card: { memberId, text } }, { by, member }) => {
    const [whose, words] = [member(memberId, 'whose'), quoted(text)]
    return t`${by} added ${whose}’s card: ${words}`
  },
  'remove-card': (_, { by, undone }) => {
    const words = undone?.type === 'add-card' && quoted(undone.card.text)
    return words ? t`${by} took back ${words}` : t`${by} took back a card`
  },
  'group-card': ({ group }, { by }) => {
    const name = group && quoted(group)
    return name ? t`${by} laid a card to ${name}` : t`${by} laid a card by itself again`
  },
  'group-cards': ({ groups: [first] }, { by }) => {
    const name = first?.group && quoted(first.group)
    return name ? t`${by} laid cards together: ${name}` : t`${by} laid cards by themselves again`
  },
  'edit-retrospective': (_, { by }) => t`${by} went on with the look back`,
}

const closed = ({ by, sprint }: Names) =>
  sprint ? t`${by} closed ${sprint}` : t`${by} closed an earlier week`

type Tick = { taskId: string; memberId: string; date: string }

function ticked({ taskId, memberId, date }: Tick, { by, text, member, today }: Names): string {
  const [task, whom, day] = [text(taskId), member(memberId, 'for-whom'), shortDay(date)]
  if (date === today)
    return task ? t`${by} ticked ${task} for ${whom}` : t`${by} ticked a task for ${whom}`
  return task
    ? t`${by} ticked ${task} for ${whom}, ${day}`
    : t`${by} ticked a task for ${whom}, ${day}`
}

function tookBackTick({ taskId, memberId, date }: Tick, { by, text, member, today }: Names) {
  const [task, whom, day] = [text(taskId), member(memberId, 'for-whom'), shortDay(date)]
  if (date === today)
    return task
      ? t`${by} took back the tick of ${task} for ${whom}`
      : t`${by} took back the tick of a task for ${whom}`
  return task
    ? t`${by} took back the tick of ${task} for ${whom}, ${day}`
    : t`${by} took back the tick of a task for ${whom}, ${day}`
}

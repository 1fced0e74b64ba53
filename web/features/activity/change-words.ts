import { t } from '#core/say.ts'
import { thanksWords } from '#content/thanks-words.ts'
import { topicWords } from '#content/topic-words.ts'
import { weekName } from '#content/week-name.ts'
import { memoryKey } from '#core/insights/memory.ts'
import type { DaysSaid } from '#core/days-here/schema.ts'
import type { OtherEntry, FamilyUndo, SprintUndo } from '#core/log/activity-schema.ts'
import type { FamilyCommand } from '#core/family/schema.ts'
import type { SprintCommand } from '#core/sprint/schema.ts'
import { longDay, shortDay } from '#web/lib/dates.ts'

/** What each command to a sprint is called in a sentence that begins with who did it. */
export const sprintWords: Words<SprintCommand> = {
  'create-sprint': ({ sprint }) => `began ${quoted(weekName(sprint.name))}`,
  'edit-sprint': ({ changes: { name, missionStep } }, { sprint }) => {
    if (name) return t`called a week ${quoted(weekName(name))}`
    return missionStep ? t`set the step ${quoted(missionStep)}` : `changed ${sprint}`
  },
  'pause-days': ({ dates }, { sprint }) =>
    dates.length > 0 ? `paused ${dates.map(shortDay).join(', ')}` : t`ended the pause in ${sprint}`,
  'close-week': ({ next, begins }, { sprint }) =>
    next && begins ? t`began ${quoted(weekName(next.name))}, a small week` : `closed ${sprint}`,
  'complete-sprint': (_, { sprint }) => `closed ${sprint}`,
  'reopen-sprint': (_, { sprint }) => `opened ${sprint} again`,
  'delete-sprint': (_, { sprint }) => `deleted ${sprint}`,
  'restore-sprint': ({ sprint }) => t`brought back ${quoted(weekName(sprint.name))}`,

  'add-task': ({ task }) => t`added ${quoted(task.title)} to the plan`,
  'edit-task': ({ taskId, changes: { title } }, { text }) => {
    const task = text(taskId, 'a task')
    return title ? `renamed ${task} to ${quoted(title)}` : `changed ${task}`
  },
  'move-task': ({ taskId }, { text }) => `moved ${text(taskId, 'a task')}`,
  'remove-task': ({ taskId }, { text }) => t`took ${text(taskId, 'a task')} off the plan`,
  tick: ({ taskId, memberId, date, done }, { text, member, today }) => {
    const day = date === today ? '' : `, ${shortDay(date)}`
    const what = `${text(taskId, 'a task')} for ${member(memberId)}${day}`
    return done ? `ticked ${what}` : t`took back the tick of ${what}`
  },

  'answer-stand-up': ({ answer: { memberId, passed } }, { member }) =>
    passed ? t`noted that ${member(memberId)} passed` : t`noted ${member(memberId)}’s check-in`,
  'close-stand-up': ({ offer }) =>
    offer ? t`finished the check-in: ${quoted(offer)}` : 'finished the check-in',

  'edit-stand-up': () => 'noted who is at the check-in',
  'begin-meeting': ({ sprint }) => t`began the plan meeting for ${quoted(weekName(sprint.name))}`,
  'edit-meeting': ({ changes: { stage, hostId, notes } }, { member }) => {
    if (notes !== undefined) return 'wrote notes in the plan meeting'
    // Every step says again who hosts.
    return hostId && !stage ? t`made ${member(hostId)} the host` : 'went on with the plan meeting'
  },
  appreciate: ({ appreciation }, { member }) =>
    t`wrote down ${member(appreciation.fromId)}’s thanks: ${quoted(thanksWords(appreciation, member))}`,
  'take-back-appreciation': (_, { undone, member }) =>
    undone?.type === 'appreciate'
      ? t`took back the thanks ${quoted(thanksWords(undone.appreciation, member))}`
      : 'took back a thank-you',
  'note-date': ({ entry }) => `noted ${quoted(entry.text)} for ${longDay(entry.date)}`,
  'remove-date': (_, { undone }) =>
    undone?.type === 'note-date'
      ? t`removed the date ${quoted(undone.entry.text)}`
      : 'removed a date',
  'set-energy': ({ memberId }, { member }) => t`noted ${member(memberId)}’s energy`,
  'finish-planning': (_, { sprint }) => t`finished planning ${sprint}`,

  'set-feeling': ({ memberId }, { member }) => t`noted how the week felt to ${member(memberId)}`,
  'add-card': ({ card: { kind, memberId, text } }, { member }) =>
    `added ${member(memberId)}’s ${kind}: ${quoted(text)}`,
  'remove-card': (_, { undone }) =>
    undone?.type === 'add-card' ? t`took back ${quoted(undone.card.text)}` : 'took back a card',
  'group-card': ({ group }) =>
    group ? t`laid a card to ${quoted(group)}` : 'laid a card by itself again',
  'group-cards': ({ groups: [first] }) =>
    first?.group
      ? t`laid cards together: ${quoted(first.group)}`
      : 'laid cards by themselves again',
  'edit-retrospective': () => 'went on with the look back',
}

/** What each command to the family is called in a sentence that begins with who did it. */
export const familyWords: Words<FamilyCommand | OtherEntry> = {
  'edit-family': ({ changes: { primaryUser, adults, children, settings } }) => {
    if (primaryUser ?? adults ?? children) return 'brought up to date who is in the family'
    if (!settings) return 'chose what matters to the family'
    if (settings.dayEndsAt !== undefined) return t`changed when the family’s day ends`
    return 'changed when the family meets'
  },
  'add-member': ({ member }, { member: name }) => t`added ${name(member.id)} to the family`,
  'edit-member': ({ member }, { member: name }) => t`changed how ${name(member.id)} is shown`,
  'remove-member': () => 'took somebody out of the family',
  'set-days-here': ({ memberId, patterns }, { member }) =>
    patterns.length === 0
      ? t`said that ${member(memberId)} is always here`
      : t`said on which days ${member(memberId)} is here`,
  'say-days-here': ({ memberId, days: [first] }, { member }) => hereWords(member(memberId), first!),
  'set-goal': ({ goal, outcome }) => {
    const set = t`set the mission ${quoted(goal.title)}`
    if (!outcome) return set
    return outcome === 'reached'
      ? t`reached the mission and ${set}`
      : t`let the mission go and ${set}`
  },
  'edit-goal': ({ changes }) =>
    changes.title ? t`called the mission ${quoted(changes.title)}` : 'changed the mission',
  'close-goal': ({ outcome }) =>
    outcome === 'reached' ? 'reached the mission' : 'let the mission go',
  'complete-onboarding': () => 'finished setting up the family',
  'park-topic': ({ topic }) => t`parked ${quoted(topicWords(topic))} for the meeting`,
  'settle-topic': ({ topicId }, { text }) => `settled ${text(topicId, 'a topic')}`,
  'add-date': ({ entry: { title, date } }) => `entered ${quoted(title)} for ${longDay(date)}`,
  'edit-date': ({ dateId }, { text }) => `changed ${text(dateId, 'a date')}`,
  'delete-date': (_, { undone }) =>
    undone?.type === 'add-date' ? t`took out ${quoted(undone.entry.title)}` : 'took out a date',
  'decide-experiment': ({ experiment }) => t`began the experiment ${quoted(experiment.text)}`,
  'judge-experiment': ({ experimentId, verdict }, { text }) =>
    `${verdictWords[verdict]} ${text(experimentId, 'an experiment')}`,
  'answer-recommendation': ({ key, answer }) =>
    key.startsWith(memoryKey('')) ? 'put a memory away' : answerWords[answer],
  'join-family': () => 'joined the family',
  'take-back-answer': () => 'thought again about an idea',
  'leave-family': () => t`ended a co-parent’s part in the family`,
  'import-family': () => 'brought the family in from a file',
  'delete-member': () => 'deleted somebody from the family',
  'hand-over': () => 'handed the family over',
  'ask-to-share': ({ memberId }, { member }) => t`asked to share ${member(memberId)}’s days`,
  'share-days': ({ memberId }, { member }) =>
    t`said yes to sharing ${member(memberId)}’s days with the other home`,
  'end-sharing': ({ memberId }, { member }) =>
    t`ended sharing ${member(memberId)}’s days between the two homes`,
  'keep-days-apart': () => 'kept days apart that both have',
  deleted: () => 'changed something that was deleted since',
}

function hereWords(name: string, { from, to, isHere }: DaysSaid): string {
  const when = from === to ? `on ${longDay(from)}` : `from ${longDay(from)} to ${longDay(to)}`
  if (isHere === null) return t`said that ${name} is here as usual ${when}`
  return t`said that ${name} is ${isHere ? 'here' : 'away'} ${when}`
}

const verdictWords = {
  running: 'went on trying',
  keep: 'kept',
  tweak: t`decided to change a little:`,
  drop: 'let go of',
}

const answerWords = {
  taken: 'took up an idea',
  later: 'kept an idea for later',
  'not-for-us': 'set an idea aside',
}

/** How what a command names is called today; whoever left the family has no name here. */
export type Names = {
  member: (id: string) => string
  /** A task, a topic or an experiment in quotes, or `otherwise` where nobody knows it any more. */
  text: (id: string, otherwise: string) => string
  sprint: string
  today: string
  /** What would take the command back, and with it what was there before. */
  undone: FamilyUndo | SprintUndo | null
}

/** Words for every command there is: one without any does not compile. */
export type Words<Command extends { type: string }> = {
  [Type in Command['type']]: (command: Extract<Command, { type: Type }>, names: Names) => string
}

/** A family's own words within ours, cut where they are long. */
export function quoted(text: string): string {
  const most = 60
  return `‘${text.length > most ? `${text.slice(0, most).trimEnd()}…` : text}’`
}

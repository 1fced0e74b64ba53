import { t } from '#core/say.ts'
import { topicWords } from '#content/topic-words.ts'
import { memoryKey } from '#core/insights/memory.ts'
import type { DaysSaid } from '#core/days-here/schema.ts'
import type { FamilyCommand } from '#core/family/schema.ts'
import type { OtherEntry } from '#core/log/activity-schema.ts'
import { longDay } from '#web/lib/dates.ts'
import { quoted, type Names, type Words } from './change-words.ts'

/** What each command to the family is called. */
export const familyWords: Words<FamilyCommand | OtherEntry> = {
  'edit-family': ({ changes: { primaryUser, adults, children, settings } }, { by }) => {
    if (primaryUser ?? adults ?? children) return t`${by} changed the family`
    if (!settings) return t`${by} chose what matters to the family`
    if (settings.language !== undefined) return t`${by} chose the family’s language`
    return settings.dayEndsAt === undefined
      ? t`${by} changed when the family meets`
      : t`${by} changed when the family’s day ends`
  },
  'add-member': ({ member: { id } }, { by, member }) => {
    const who = member(id, 'who')
    return t`${by} added ${who} to the family`
  },
  'edit-member': ({ member: { id } }, { by, member }) => {
    const who = member(id, 'who')
    return t`${by} changed how ${who} is shown`
  },
  'remove-member': (_, { by }) => t`${by} took somebody out of the family`,
  'set-days-here': ({ memberId, patterns }, { by, member }) => {
    const who = member(memberId, 'who')
    return patterns.length === 0
      ? t`${by} said that ${who} is always here`
      : t`${by} said on which days ${who} is here`
  },
  'say-days-here': ({ memberId, days: [first] }, names) => hereWords(memberId, first!, names),
  'set-goal': ({ goal, outcome }, { by }) => {
    const mission = quoted(goal.title)
    if (!outcome) return t`${by} set the mission ${mission}`
    return outcome === 'reached'
      ? t`${by} reached the mission and set the mission ${mission}`
      : t`${by} let the mission go and set the mission ${mission}`
  },
  'edit-goal': ({ changes: { title } }, { by }) => {
    const mission = title && quoted(title)
    return mission ? t`${by} called the mission ${mission}` : t`${by} changed the mission`
  },
  'close-goal': ({ outcome }, { by }) =>
    outcome === 'reached' ? t`${by} reached the mission` : t`${by} let the mission go`,
  'complete-onboarding': (_, { by }) => t`${by} finished setting up the family`,
  'park-topic': ({ topic: parked }, { by }) => {
    const topic = quoted(topicWords(parked))
    return t`${by} parked ${topic} for the meeting`
  },
  'settle-topic': ({ topicId }, { by, text }) => {
    const topic = text(topicId)
    return topic ? t`${by} settled ${topic}` : t`${by} settled a topic`
  },
  'add-date': ({ entry }, { by }) => {
    const [date, day] = [quoted(entry.title), longDay(entry.date)]
    return t`${by} entered ${date} for ${day}`
  },
  'edit-date': ({ dateId }, { by, text }) => {
    const date = text(dateId)
    return date ? t`${by} changed ${date}` : t`${by} changed a date`
  },
  'delete-date': (_, { by, undone }) => {
    const date = undone?.type === 'add-date' && quoted(undone.entry.title)
    return date ? t`${by} took out ${date}` : t`${by} took out a date`
  },
  'decide-experiment': ({ experiment: { text } }, { by }) => {
    const experiment = quoted(text)
    return t`${by} began the experiment ${experiment}`
  },
  'judge-experiment': ({ experimentId, verdict }, { by, text }) => {
    const experiment = text(experimentId)
    if (!experiment)
      return {
        running: t`${by} went on trying an experiment`,
        keep: t`${by} kept an experiment`,
        tweak: t`${by} decided to change a little: an experiment`,
        drop: t`${by} let go of an experiment`,
      }[verdict]
    return {
      running: t`${by} went on trying ${experiment}`,
      keep: t`${by} kept ${experiment}`,
      tweak: t`${by} decided to change a little: ${experiment}`,
      drop: t`${by} let go of ${experiment}`,
    }[verdict]
  },
  'answer-recommendation': ({ key, answer }, { by }) => {
    if (key.startsWith(memoryKey(''))) return t`${by} put a memory away`
    return {
      taken: t`${by} took up an idea`,
      later: t`${by} kept an idea for later`,
      'not-for-us': t`${by} set an idea aside`,
    }[answer]
  },
  'join-family': (_, { by }) => t`${by} joined the family`,
  'take-back-answer': (_, { by }) => t`${by} thought again about an idea`,
  'leave-family': (_, { by }) => t`${by} ended a co-parent’s part in the family`,
  'import-family': (_, { by }) => t`${by} brought the family in from a file`,
  'delete-member': (_, { by }) => t`${by} deleted somebody from the family`,
  'hand-over': (_, { by }) => t`${by} handed the family over`,
  'ask-to-share': ({ memberId }, { by, member }) => {
    const whose = member(memberId, 'whose')
    return t`${by} asked to share ${whose}’s days`
  },
  'share-days': ({ memberId }, { by, member }) => {
    const whose = member(memberId, 'whose')
    return t`${by} said yes to sharing ${whose}’s days with the other home`
  },
  'end-sharing': ({ memberId }, { by, member }) => {
    const whose = member(memberId, 'whose')
    return t`${by} ended sharing ${whose}’s days between the two homes`
  },
  // By nobody else than both of them.
  'keep-days-apart': () => t`The two homes kept days apart that both have`,
  deleted: (_, { by }) => t`${by} changed something that was deleted since`,
}

function hereWords(memberId: string, said: DaysSaid, { by, member }: Names): string {
  const [who, from, to] = [member(memberId, 'who'), longDay(said.from), longDay(said.to)]
  const isOneDay = said.from === said.to
  if (said.isHere === null)
    return isOneDay
      ? t`${by} said that ${who} is here as usual on ${from}`
      : t`${by} said that ${who} is here as usual from ${from} to ${to}`
  if (said.isHere)
    return isOneDay
      ? t`${by} said that ${who} is here on ${from}`
      : t`${by} said that ${who} is here from ${from} to ${to}`
  return isOneDay
    ? t`${by} said that ${who} is away on ${from}`
    : t`${by} said that ${who} is away from ${from} to ${to}`
}

import { runningExperiment } from '#core/experiments/experiment.ts'
import type { Reading } from './read-screens.tsx'

/**
 * What screens claim. A claim says which fact it is about and what it says of it; whatever claims are made of
 * one fact at one moment have to say the same, wherever they stand (N33).
 */
interface Claim {
  about: string
  says: string
}

interface Kind {
  words: RegExp
  /** `week`: the one that was named last above the words. Null: here they are about something else. */
  read: (found: RegExpExecArray, week: string | null) => Claim | null
}

const few = 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')
/** "16" of "16", and of "Sixteen" where it is written out. */
const inDigits = (count: string) => (few.includes(count) ? String(few.indexOf(count)) : count)

const dayNumber = (words: string) => /\d+/.exec(words)?.[0] ?? words

const kinds: readonly Kind[] = [
  {
    words: /(?:(\d+) days left|\blast day)\b/g,
    read: ([, days = '1']) => ({ about: 'days left', says: days }),
  },
  {
    // A task's own count stands behind how often it comes.
    words: /^(?:Week \d+:? [^]*?)?(\d+) of (\d+) done(?! today)/g,
    read: ([, done, planned], week) =>
      week ? { about: `done in week ${week}`, says: `${done} of ${planned}` } : null,
  },
  {
    words: /Week (\d+) you (?:did everything you planned|made (\d+) of the (\d+) ticks)/g,
    read: ([, week, done, planned]) =>
      done ? { about: `done in week ${week}`, says: `${done} of ${planned}` } : null,
  },
  {
    words: /(\w+) things? done for it so far/g,
    read: ([, done]) => ({ about: 'done for the mission', says: inDigits(done!) }),
  },
  {
    // Without the week that runs: it says itself what is done in it.
    words: /^(\d+) weeks? walked, (\d+) things? done\.$/g,
    read: ([, weeks, done]) => ({ about: `done in ${weeks} weeks walked`, says: done! }),
  },
  {
    words: /As a rule about (\d+) a week/g,
    read: ([, usual]) => ({ about: 'done as a rule', says: usual! }),
  },
  {
    words: /\bweek (\d+) of (\d+)\b/gi,
    read: ([, week, of]) => ({ about: 'week of the mission', says: `${week} of ${of}` }),
  },
  {
    words: /[Ww]e look at it (?:again )?on ([A-Z][^.<]*)|[Yy]ou look at it again on ([A-Z][^.]*)/g,
    read: ([, one, other]) => ({ about: 'look at the experiment', says: dayNumber(one ?? other!) }),
  },
  {
    words: /Week (\d+) (?:is planned|is not planned yet|waits for its plan|is half planned)/g,
    read: ([words, week]) => ({
      about: `week ${week} is planned`,
      says: words.endsWith('is planned') ? 'yes' : 'no',
    }),
  },
  {
    words: /Week (\d+) begins on ([A-Z][^.]*)|Week (\d+) is still ahead/g,
    read: ([, week, , ahead]) => ({ about: `week ${week ?? ahead} has begun`, says: 'no' }),
  },
  {
    words: /You checked in on (one|\d+) days?\./g,
    read: ([, days], week) =>
      week ? { about: `check-ins in week ${week}`, says: days === 'one' ? '1' : days! } : null,
  },
  {
    words: /(?:One task stands|(\d+) tasks stand) in it already/g,
    read: ([, count = '1']) => ({ about: 'tasks of the draft', says: count }),
  },
]

/** Pairs of sentences that cannot both be true at a moment, on one screen or on two. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/checked in every single day|check in practically every day/, /You checked in on few days/i],
  [/checked in every single day|check in practically every day/, /There was no check-in this time/],
  [/Plan your first week/, /^Plan the next week$|^Week \d+ is (?:over|closed)$/],
  [/No week to look back on yet/, /Looking back on Week \d+/],
  [/^A day off$/, /Start the check-in|\d of \d checked in/],
  [/You are not trying anything new at the moment/i, /What we try this week/],
  [/Nothing is planned for this day|Nothing to do today/, /^\d+ of \d+ done today$/],
]

/** What a moment's screens say against each other. */
export function contradictions(readings: readonly Reading[]): string[] {
  const said = new Map<string, { says: string; where: string }>()
  const found: string[] = []
  for (const reading of readings) {
    for (const { about, says } of [...claimsOf(reading), ...known(reading)]) {
      const before = said.get(about)
      if (!before) said.set(about, { says, where: reading.where })
      else if (before.says !== says) {
        found.push(`${about}: “${before.says}” at ${before.where}, “${says}” at ${reading.where}`)
      }
    }
  }
  const placeOf = (words: RegExp) =>
    readings.find(({ lines }) => lines.some((line) => words.test(line)))?.where
  for (const [one, other] of opposites) {
    const [here, there] = [placeOf(one), placeOf(other)]
    if (here && there) found.push(`${String(one)} at ${here}, and ${String(other)} at ${there}`)
  }
  return [...found, ...readings.flatMap(ringsAgainstWords), ...readings.flatMap(askedAgain)]
}

function claimsOf(reading: Reading): Claim[] {
  let week = reading.week === null ? null : String(reading.week)
  return reading.lines.flatMap((line) => {
    week = /^Week (\d+)\b/.exec(line)?.[1] ?? week
    return kinds.flatMap(({ words, read }) =>
      [...line.matchAll(words)].flatMap((found) => read(found, week) ?? []),
    )
  })
}

/** What the family's documents and the calendar say by themselves. */
function known({ moment: { session, day } }: Reading): Claim[] {
  const running = session.sprints.find(
    ({ startsOn, weeks, plannedAt, completed }) =>
      plannedAt !== null && !completed && startsOn <= day && day < after(startsOn, weeks * 7),
  )
  const experiment = runningExperiment(session.family)
  const draft = session.sprints.find(({ plannedAt }) => plannedAt === null)
  return [
    ...(running
      ? [
          {
            about: 'days left',
            says: String(between(day, after(running.startsOn, running.weeks * 7))),
          },
        ]
      : []),
    ...(experiment
      ? [{ about: 'look at the experiment', says: String(Number(experiment.checkOn.slice(8))) }]
      : []),
    ...(draft ? [{ about: 'tasks of the draft', says: String(draft.tasks.length) }] : []),
  ]
}

const dayLength = 86_400_000
const after = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)
const between = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** Words beside rings have to agree with them: what is done of what there is, and that all is done. */
function ringsAgainstWords({ markup, lines, where, screen }: Reading): string[] {
  const list = /<ul aria-label="For today">([^]*?)<\/ul>/.exec(markup)?.[1]
  const heading = lines.map((line) => /(\d+) of (\d+) done today/.exec(line)).find(Boolean)
  const found: string[] = []
  if (list && heading) {
    const groups = list.match(/role="group"/g)?.length ?? 0
    const single = list.replaceAll(/<div role="group"[^]*?<\/div>/g, '')
    const rings = (single.match(/aria-pressed=/g)?.length ?? 0) + groups
    const done = single.match(/aria-pressed="true"/g)?.length ?? 0
    const [, saidDone, saidOf] = heading
    if (Number(saidDone) !== done || Number(saidOf) !== rings) {
      found.push(`“${heading[0]}” above ${done} of ${rings} rings at ${where}`)
    }
  }
  const isAllDone = lines.some((line) => /^All (?:\d+ )?done\b/.test(line))
  const hasOpen = /aria-pressed="false"/.test(markup)
  if (isAllDone && hasOpen && screen !== '/stand-up')
    found.push(`“All done” above an open ring at ${where}`)
  return found
}

/** What a family has said once is not asked for again. */
function askedAgain({ lines, where, moment }: Reading): string[] {
  const { meetingDay } = moment.session.family.familyData.settings
  const asks = lines.some((line) => /When do you want to sit together each week\?/.test(line))
  return meetingDay && asks ? [`asked when the family meets, which it has said, at ${where}`] : []
}

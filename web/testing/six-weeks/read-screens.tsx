import type { ComponentType } from 'react'
import { reasonSentence } from '#content/because-words.ts'
import { suggestions } from '#content/suggestions/index.ts'
import { rules } from '#content/suggestions/rules.ts'
import { membersOf } from '#core/members/member.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { waitsForLookBack } from '#core/sprint/week.ts'
import { dayOf, isAnyOpen, isDayDone } from '#core/stand-up/day.ts'
import { rowsOf } from '#core/stand-up/own-day.ts'
import { screens } from '#web/app/screens.ts'
import { useHome } from '#web/data/use-home.tsx'
import { WallPath } from '#web/features/wall/wall-path.tsx'
import { WallRows } from '#web/features/wall/wall-rows.tsx'
import { recommendationsKey } from '#web/shared/recommendations/use-recommendations.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { draw } from '../draw.tsx'
import type { Moment } from './live-six-weeks.ts'

/** What stands on one screen at a moment. */
export interface Reading {
  /** "two fathers …, 2026-06-10, a good evening: /dashboard" */
  where: string
  moment: Moment
  screen: string
  /** The number of the week that the whole screen is about, where it is about one. */
  week: number | null
  markup: string
  /** What the window is called. */
  title: string
  /** Every piece of text that stands for itself, as the eye has it. */
  lines: string[]
}

/** The screens that a family meets at a moment; those of its meetings where it is in one. */
function addressesAt({ what, session, day }: Moment): string[] {
  const { sprints } = session
  const last = sprints.at(-1)
  const late = waitsForLookBack(sprints, day)
  if (what.startsWith('the plan meeting')) return [appPaths.planMeeting]
  if (what.startsWith('looking back')) {
    return [forSprint(appPaths.retrospective, sprints.findLast(isLookedBackOn)!.id)]
  }
  return [
    appPaths.dashboard,
    appPaths.editSprint,
    appPaths.openSprints,
    appPaths.insights,
    appPaths.mission,
    appPaths.ourStory,
    appPaths.recommendations,
    appPaths.planMeeting,
    appPaths.standUp,
    `${appPaths.standUp}?step=closing`,
    appPaths.retrospective,
    ...(late ? [forSprint(appPaths.retrospective, late.id)] : []),
    ...(last ? [forSprint(appPaths.editSprint, last.id)] : []),
    ...sprints.map(({ id }) => forSprint(appPaths.retrospective, id)).slice(-2),
    wall,
  ]
}

const wall = '/wall'
const isLookedBackOn = (sprint: { retrospective: unknown; completed: boolean }) =>
  sprint.retrospective !== null && !sprint.completed

/** Reads every screen of a moment, each once. */
export async function readScreens(moment: Moment): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const address of new Set(addressesAt(moment))) readings.push(await read(moment, address))
  return [...readings, reasonsAt(moment)]
}

/** All ideas show one of their reasons at a time: here they stand below each other. */
function reasonsAt(moment: Moment): Reading {
  const { family, day, what, session } = moment
  const members = membersOf(session.family.familyData)
  const called = (id: string) => members.find((member) => member.id === id)?.name
  return {
    where: `${family}, ${day}, ${what}: the reasons of all ideas`,
    moment,
    screen: reasonsOfIdeas,
    week: null,
    markup: '',
    title: '',
    lines: ideasAt(moment, 60).map(({ because }) => reasonSentence(because, called)),
  }
}

export const reasonsOfIdeas = 'the reasons of ideas'

async function read(moment: Moment, address: string): Promise<Reading> {
  const { session, day, family, what } = moment
  const path = address.split('?')[0]!
  const Screen = path === wall ? Wall : await screenAt(path)
  const markup = await draw(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
    {
      session,
      day,
      address,
      state: { celebrate: what.startsWith('just') },
      asked: ideasFor(moment),
    },
  )
  const sprint = session.sprints.find(({ id }) => address.includes(id))
  return {
    where: `${family}, ${day}, ${what}: ${address}`,
    moment,
    screen: path,
    week: typeof sprint?.name === 'number' ? sprint.name : null,
    markup,
    title: unescaped(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    lines: linesOf(markup),
  }
}

/** Loaded once: the screens of an address are the same each time. */
const loaded = new Map<string, ComponentType>()

async function screenAt(path: string): Promise<ComponentType> {
  const known = loaded.get(path) ?? (await screens[path]!())
  loaded.set(path, known)
  return known
}

/** The day of a tablet in the kitchen, with its path below. */
function Wall() {
  const { family, sprints, members, today } = useHome()
  const { sprint, lines } = dayOf({ family, sprints }, today)
  if (!sprint || lines.length === 0) return null
  return (
    <>
      <WallRows
        list={{ current: null }}
        sprint={sprint}
        day={today}
        rows={rowsOf(lines, membersOf(family.familyData))}
        isDone={isDayDone(lines)}
        isMoreOpen={isAnyOpen(lines)}
      />
      <WallPath day={today} key={members.length} />
    </>
  )
}

/** What the server would answer who asks for ideas. */
function ideasFor(moment: Moment) {
  const { id } = moment.session.family
  return [
    [recommendationsKey(id, 'few'), ideasAt(moment, 3)],
    [recommendationsKey(id, 'all'), ideasAt(moment, 60)],
  ] as const
}

const ideasAt = ({ session: { family, sprints }, day }: Moment, count: number) =>
  recommend({ suggestions, rules }, family, sprints, { now: `${day}T12:00:00.000Z`, count })

/** What only ears or nobody gets, and what is no text. */
const unseen =
  /<(style|script|title|svg|template|noscript)\b[^>]*>[^]*?<\/\1>|<(\w+)[^>]* class="[^"]*\bsr-only\b[^"]*"[^>]*>[^<]*<\/\2>/g
/** These stand within a sentence. */
const withinSentence = /<\/?(?:a|b|bdi|br|em|strong|time|span)\b[^>]*>/g
const betweenSentences = /<[^>]+>/g

function linesOf(markup: string): string[] {
  return markup
    .replaceAll(unseen, ' ')
    .replaceAll(withinSentence, ' ')
    .split(betweenSentences)
    .map((line) =>
      unescaped(line)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ([.,;:!?’”)])/g, '$1')
        .replaceAll(/([“(]) /g, '$1')
        .trim(),
    )
    .filter(Boolean)
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')

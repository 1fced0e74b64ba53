import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import { WaitingLetters } from '#web/shared/letters/waiting-letters.tsx'
import { BookOpen, Mail, Moon, Pencil, Sun } from '#web/ui/icons.ts'
import type { ReactNode } from 'react'
import type { Goal } from '#core/goal/schema.ts'
import type { Member } from '#core/members/member.ts'
import { setOutOn } from '#core/story/journey.ts'
import { storyOf, type StoryEntry, type StoryWeek } from '#core/story/story.ts'
import type { OpenedLetter } from '#core/letters/schema.ts'
import { appPaths, forGoal, letterActs } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { dayAndMonth, dayRange } from '#web/lib/dates.ts'
import { useDayOf } from '#web/lib/use-today.ts'
import { useSearchParams } from '#web/lib/navigation.tsx'
import { LetterSheet } from '#web/shared/letters/letter-sheet.tsx'
import { useOpenedLetters } from '#web/shared/letters/use-letters.ts'
import { FurtherBack, useMissionWeeks } from '#web/shared/sprints/use-summaries.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { toldAs, wordsFor, wordsOf } from '#web/shared/story/told-words.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ElephantWalk } from '#web/ui/elephants/family.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { PageHeading } from '#web/ui/layout.tsx'

/** What a mission brought: of the one in the address, else the present one, else the last (N25). */
export function OurStoryScreen() {
  const told = useToldGoal()
  return (
    <div className="grid grid-cols-1 gap-8">
      <title>{t`Our story · Elefam`}</title>
      {told ? <Story key={told.id} goal={told} /> : <NoStory />}
    </div>
  )
}

/** The mission in the address, else the present one, else the last; undefined where there was none. */
export function useToldGoal(): Goal | undefined {
  const { goal, pastGoals } = useHome().family.familyData
  const [parameters] = useSearchParams()
  const asked = parameters.get('goal')
  const all = [...pastGoals, ...(goal ? [goal] : [])]
  return all.find(({ id }) => id === asked) ?? all.at(-1)
}

function Story({ goal }: { goal: Goal }) {
  const { family, members, today } = useHome()
  const { sprints, loading, failed, retry } = useMissionWeeks(goal)
  const { data: letters = [] } = useOpenedLetters()
  const weeks = storyOf(goal, sprints, { today, people: members, family, letters })
  const began = setOutOn(goal, sprints, useDayOf())
  return (
    <>
      <PageHeading
        title={t`Our story`}
        lead={<bdi>{goal.title}</bdi>}
        back={{ to: appPaths.mission, label: t`Mission` }}
      />
      {/* Where there is room, what belongs to the whole story stays beside its weeks. */}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="grid grid-cols-1 gap-8 max-lg:contents lg:sticky lg:top-6">
          <div className="grid grid-cols-1 gap-4">
            <div className="max-w-form">
              <ElephantWalk alive />
            </div>
            <Ways goal={goal} hasBegun={weeks.length > 0} />
          </div>
          <Beginning goal={goal} began={began} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          <WaitingLetters />
          {weeks.length === 0 && !loading && (
            <p className="text-quiet text-pretty">
              <Trans>
                Your thank-yous, your highs and the steps that you finish gather here, week by week.
              </Trans>
            </p>
          )}
          {weeks.map((week) => (
            <WeekTold key={week.sprintId} week={week} members={members} />
          ))}
          <FurtherBack {...{ loading, failed, retry }} />
        </div>
      </div>
    </>
  )
}

/** What a family can do with its story: for later, on paper, with a finger; the book once it holds something. */
function Ways({ goal, hasBegun }: { goal: Goal; hasBegun: boolean }) {
  const letters = { to: appPaths.letters, Icon: Mail, label: t`Letters` }
  const book = {
    to: forGoal(appPaths.storyBook, goal.id),
    Icon: BookOpen,
    label: t`Make a book of it`,
  }
  const draw = { to: letterActs.draw, Icon: Pencil, label: t`Draw for our book` }
  const ways = hasBegun ? [book, letters, draw] : [letters]
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {ways.map(({ to, Icon, label }) => (
        <ButtonLink key={to} variant="secondary" size="small" icon={<Icon />} to={to}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}

function Beginning({ goal, began }: { goal: Goal; began: string }) {
  return (
    <section
      aria-labelledby="began"
      className="border-line grid gap-2 border-t pt-6 max-lg:order-last"
    >
      <h2 id="began" className="text-title">
        <Trans>
          How it began{' '}
          <span className="text-small text-quiet font-sans font-normal tracking-normal">
            {dayAndMonth(began)}
          </span>
        </Trans>
      </h2>
      {goal.why === '' ? (
        <p className="text-quiet">
          <Trans>You set out together.</Trans>
        </p>
      ) : (
        <>
          <blockquote className="font-display text-lead font-semibold text-pretty">
            <bdi className="whitespace-pre-line">{goal.why}</bdi>
          </blockquote>
          <p className="text-small text-quiet">
            <Trans>Why it matters to us</Trans>
          </p>
        </>
      )}
    </section>
  )
}

export function NoStory() {
  return (
    <EmptyScreen
      as="h1"
      picture={<PlanningElephants alive />}
      title={t`Your story begins with a mission`}
      action={
        <ButtonLink to={appPaths.startGoal}>
          <Trans>Choose a mission</Trans>
        </ButtonLink>
      }
    >
      <Trans>Thank-yous, highs and finished steps gather here, week by week.</Trans>
    </EmptyScreen>
  )
}

interface WeekToldProps {
  week: StoryWeek
  members: readonly Member[]
}

/** A week of the story: what was said in it, one below the other on a way; dotted it looked like menus. */
export function WeekTold({ week, members }: WeekToldProps) {
  const { sprintId, startsOn, endsOn, entries, letters, done, isQuiet } = week
  const name = weekName(week.name)
  return (
    <section aria-labelledby={sprintId} className="grid grid-cols-1 gap-3">
      <h2 id={sprintId} className="text-title">
        <bdi>{name}</bdi>{' '}
        <span className="text-small text-quiet font-sans font-normal tracking-normal">
          {dayRange(startsOn, endsOn)}
        </span>
      </h2>
      <ul aria-label={name}>
        {entries.map((entry) => (
          <StoryLine key={entry.key} entry={entry} members={members} />
        ))}
        {letters.map((letter) => (
          <ToldLetter key={letter.id} letter={letter} members={members} />
        ))}
        {entries.length + letters.length === 0 && (
          <Line
            mark={<Mark icon={isQuiet ? <Moon /> : <Sun />} className="bg-sunken text-quiet" />}
          >
            <p className="text-quiet py-2">{isQuiet ? t`A quiet week` : thingsDone(done)}</p>
          </Line>
        )}
      </ul>
    </section>
  )
}

const thingsDone = (done: number) =>
  plural(done, { one: 'One thing got done', other: '# things got done' })

function StoryLine({ entry, members }: { entry: StoryEntry; members: readonly Member[] }) {
  const { kind, memberId } = entry
  const who = members.find(({ id }) => id === memberId)
  const isThanks = kind === 'thanks'
  const isSaid = isThanks || kind === 'high'
  const mark = isSaid && who ? <Avatar {...who} /> : <Mark {...toldAs[kind].mark} />
  return (
    <Line mark={mark}>
      <p className={classes(isThanks && 'font-display text-lead font-semibold')}>
        <bdi>{wordsOf(entry, members)}</bdi>
      </p>
      <p className="text-small text-quiet">{wordsFor(kind, who?.name)}</p>
    </Line>
  )
}

function ToldLetter({ letter, members }: { letter: OpenedLetter; members: readonly Member[] }) {
  const who = members.find(({ id }) => id === letter.memberId)
  const isForBook = letter.moment.kind === 'book'
  const mark = who ? (
    <Avatar {...who} />
  ) : (
    <Mark icon={<Mail />} className="bg-marigold-soft text-marigold-ink" />
  )
  return (
    <Line mark={mark}>
      <LetterSheet letter={letter} />
      <p className="text-small text-quiet">
        {isForBook && who ? (
          <bdi>
            <Trans>{who.name} made this</Trans>
          </bdi>
        ) : (
          wordsFor('letter', who?.name)
        )}
      </p>
    </Line>
  )
}

function Mark({ icon, className }: { icon: ReactNode; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('grid size-11 place-items-center rounded-full', className)}
    >
      {icon}
    </span>
  )
}

function Line({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0 [&:last-child>:first-child]:hidden">
      <span
        aria-hidden="true"
        className="border-line absolute top-11 bottom-0 inset-s-[1.3125rem] border-s-3"
      />
      <span className="shrink-0">{mark}</span>
      <div className="grid min-w-0 flex-1 content-center gap-0.5">{children}</div>
    </li>
  )
}

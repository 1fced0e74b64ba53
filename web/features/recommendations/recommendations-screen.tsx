import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { RotateCcw } from '#web/ui/icons.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Recommendation } from '#core/recommendations/schema.ts'
import {
  answeredKeys,
  comesBackAt,
  keepsAway,
  type RecommendationAnswer,
} from '#core/recommendations/recommendation-answer.ts'
import { appPaths } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { shortDay } from '#web/lib/dates.ts'
import { tablet, useIsWide } from '#web/lib/use-is-wide.ts'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { wholeWords } from '#web/lib/whole-words.tsx'
import {
  useAnsweredRecommendations,
  useRecommendationActions,
  useRecommendations,
  type RecommendationActions,
} from '#web/shared/recommendations/use-recommendations.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { Disclosure, PageHeading, Section } from '#web/ui/layout.tsx'
import { List, ListItem, ListPress } from '#web/ui/list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TryAgain } from '#web/ui/waiting.tsx'
import { filtersFor, IdeaPicture, RecommendationCard, type Shown } from './recommendation-card.tsx'

/** Ideas that fit this family, each with its reason. */
export function RecommendationsScreen() {
  const { family } = useHome()
  const { familyData } = family
  const [shown, setShown] = useState<Shown>('all')
  const { data, error, refetch } = useRecommendations('all')
  const now = useNow(60_000)
  const actions = useRecommendationActions()
  // Their pictures come with the ideas, and not after them.
  useEffect(() => {
    import('#web/ui/task-icons/drawn-task-icon.tsx').catch(() => undefined)
  }, [])
  const away = answeredKeys(familyData, now)
  const fitting = data?.filter(
    ({ key, kind }) => !away.has(key) && (shown === 'all' || kind === shown),
  )
  return (
    <div className="grid max-w-content grid-cols-1 gap-5 lg:max-w-wide">
      <title>{t`Ideas · Elefam`}</title>
      <PageHeading title={t`Ideas`} back={{ to: appPaths.more, label: t`More` }} />
      {error && <TryAgain error={error} onTry={() => void refetch()} />}
      {familyData.priorities.length + familyData.interests.length === 0 &&
        fitting?.length !== 0 && (
          <Notice
            title={t`We do not know yet what you like`}
            actions={
              <ButtonLink size="small" variant="secondary" to={appPaths.familyInterests}>
                <Trans>Choose what matters to you</Trans>
              </ButtonLink>
            }
          >
            <Trans>Two minutes, and the ideas here become yours.</Trans>
          </Notice>
        )}
      {!fitting && !error && <OnTheirWay />}
      {fitting && (fitting.length > 0 || shown !== 'all') && (
        <Ideas
          ideas={fitting}
          actions={actions}
          filter={
            <Segmented
              label={t`What to show`}
              options={filtersFor({ hasGoal: familyData.goal !== null })}
              value={shown}
              onChange={setShown}
            />
          }
        />
      )}
      {fitting?.length === 0 && <NoIdeas filtered={shown !== 'all'} />}
      <WhatYouSaid
        now={now}
        actions={actions}
        titles={new Map(data?.map(({ key, title }) => [key, title]))}
      />
    </div>
  )
}

interface IdeasProps {
  ideas: readonly Recommendation[]
  actions: RecommendationActions
  /** Which of them are looked at. */
  filter: ReactNode
}

/** One idea, and the others beside it from a tablet on. */
const beside =
  'grid grid-cols-1 items-start gap-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-x-16'

/** The grey shape of both: what comes finds its place free. */
function OnTheirWay() {
  return (
    <div aria-busy="true" className={beside}>
      <div className="grid gap-4">
        <Skeleton shape="card" className="min-h-48" />
        <Skeleton className="min-h-13" />
      </div>
      <div className="grid gap-3">
        <Skeleton shape="heading" />
        <div className="grid gap-10 pt-18 max-md:hidden">
          {Array.from({ length: few }, (_, index) => (
            <Skeleton key={index} className="min-h-5" />
          ))}
        </div>
      </div>
    </div>
  )
}

/** So many of the others are looked through at once: beside the one, on a first view. */
const few = 5

/** One at a time, the likeliest first (N31); the others are a press away, each by its title. */
function Ideas({ ideas, actions, filter }: IdeasProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const [isAll, setAll] = useState(false)
  const shown = ideas.find(({ key }) => key === chosen) ?? ideas[0]
  const others = ideas.filter((idea) => idea !== shown)
  /** Whoever goes by keys goes on at the idea that took the place. */
  const goOn = () =>
    requestAnimationFrame(() => list.current?.querySelector('h2')?.focus({ preventScroll: true }))
  const show = (key: string) => {
    setChosen(key)
    list.current?.scrollIntoView({ block: 'nearest' })
    goOn()
  }
  return (
    <div className={beside}>
      {shown && (
        // It stays in sight while the others are looked through.
        <ul ref={list} aria-label={t`Ideas`} className="md:sticky md:top-6">
          <RecommendationCard
            key={shown.key}
            recommendation={shown}
            actions={actions}
            onAnswered={goOn}
          />
        </ul>
      )}
      <Others>
        <div className="grid grid-cols-1 gap-3">
          {filter}
          <List label={t`More ideas`}>
            {others.slice(0, isAll ? others.length : few).map((idea) => (
              <ListPress key={idea.key} onPress={() => show(idea.key)}>
                <span className="text-elephant-ink grid size-8 shrink-0 place-content-center">
                  <IdeaPicture idea={idea} />
                </span>
                <span className="min-w-0 flex-1 leading-snug">{wholeWords(idea.title)}</span>
              </ListPress>
            ))}
          </List>
          {!isAll && others.length > few && (
            <Button
              variant="quiet"
              size="small"
              flush="start"
              onClick={() => setAll(true)}
              className="justify-self-start"
            >
              <Trans>Show all</Trans>
            </Button>
          )}
          <p className="text-small text-quiet">
            <Trans>Chosen by simple rules from what you told us. Nothing leaves your server.</Trans>
          </p>
        </div>
      </Others>
    </div>
  )
}

/** Beside the one where there is room, else folded below it. */
function Others({ children }: { children: ReactNode }) {
  return useIsWide(tablet) ? (
    <Section title={t`More ideas`}>{children}</Section>
  ) : (
    <Disclosure summary={t`More ideas`}>{children}</Disclosure>
  )
}

/** Nothing to show: too little is known, or everything has been answered. */
function NoIdeas({ filtered }: { filtered: boolean }) {
  const { priorities, interests } = useHome().family.familyData
  const known = priorities.length + interests.length > 0
  return (
    <EmptyScreen
      picture={<LookingElephants alive />}
      title={known ? t`That was everything for now` : t`What do you like?`}
      action={
        <ButtonLink variant={known ? 'secondary' : 'primary'} to={appPaths.familyInterests}>
          {known ? t`Tell us more` : t`Choose what matters to you`}
        </ButtonLink>
      }
    >
      {known
        ? t`New ideas come with your next week, or when you tell us more about your family.`
        : t`Once we know what matters to your family, ideas that fit will be here.`}
      {known && filtered && ` ${t`Or look at the others above.`}`}
    </EmptyScreen>
  )
}

const groups = [
  { answer: 'not-for-us', title: t`Not for us` },
  { answer: 'later', title: t`Later` },
  { answer: 'taken', title: t`Yes` },
] as const

interface WhatYouSaidProps {
  now: string
  actions: RecommendationActions
  /** Titles known here already, by key. */
  titles: ReadonlyMap<string, string>
}

/** Every answer that counts now, and the way to take it back. */
function WhatYouSaid({ now, actions, titles: known }: WhatYouSaidProps) {
  const { recommendationAnswers } = useHome().family.familyData
  const dayOf = useDayOf()
  const counting = recommendationAnswers.filter((answer) => keepsAway(answer, now)).toReversed()
  const { data } = useAnsweredRecommendations({
    enabled: counting.some(({ key }) => !known.has(key)),
  })
  const titles = new Map([...known, ...(data ?? []).map(({ key, title }) => [key, title] as const)])
  const named = counting.flatMap((answer) => {
    const title = titles.get(answer.key)
    return title ? [{ ...answer, title }] : []
  })
  if (named.length === 0) return null
  return (
    <section aria-label={t`What you said`} className="border-line grid gap-2 border-t pt-4">
      <Disclosure summary={t`What you said so far (${named.length})`}>
        <p className="text-quiet mb-3 max-w-measure">
          <Trans>
            What is like your yes comes earlier, what is like your no comes later. You can change
            your mind.
          </Trans>
        </p>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
          {groups.map(({ answer, title }) => {
            const said = named.filter((one) => one.answer === answer)
            if (said.length === 0) return null
            return (
              <div key={answer}>
                <h2 className="text-body font-semibold">{title}</h2>
                <List>
                  {said.map((one) => (
                    <ListItem key={one.key} name={one.title} note={backWords(one, dayOf)}>
                      <IconButton
                        label={t`Take back: ${one.title}`}
                        icon={<RotateCcw />}
                        onClick={() => actions.askAgain(one)}
                      />
                    </ListItem>
                  ))}
                </List>
              </div>
            )
          })}
        </div>
      </Disclosure>
    </section>
  )
}

const backWords = (answer: RecommendationAnswer, dayOf: (instant: string) => string) =>
  answer.answer === 'later' && t`Back on ${shortDay(dayOf(comesBackAt(answer)))}`

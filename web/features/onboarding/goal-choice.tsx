import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { byEar } from '#content/by-ear.ts'
import { chosenName } from '#content/topic.ts'
import { Library, PencilLine } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { ExampleGoal } from '#content/goals/goal.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { exampleIdOf, goalSuggestion, keyOfGoal } from '#content/suggestions/goal-suggestion.ts'
import { rules } from '#content/suggestions/rules.ts'
import type { Cause } from '#core/recommendations/because-schema.ts'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { membersOf, ageBandOf } from '#core/members/member.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { suitsOf } from '#core/recommendations/suits.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { useHome } from '#web/data/use-home.tsx'
import { lazyPart } from '#web/lib/lazy.tsx'
import { GoalOffer, type Fits } from '#web/shared/goals/goal-line.tsx'
import { readSelectedGoal, type SelectedGoal } from '#web/shared/goals/selected-goal.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/layout.tsx'
import { OwnLine } from './own-line.tsx'

/** Opened by few: the screen does not wait for it. */
const GoalLibraryDialog = lazyPart(
  async () => (await import('#web/shared/goals/goal-browser.tsx')).GoalLibraryDialog,
)

interface GoalChoiceProps {
  /** An example's id that somebody followed here. */
  offered: string | null
  onExample: (goal: ExampleGoal) => void
  onWords: (title: string) => void
}

/** The goal selector: what was chosen before signing up, what fits, the library, or own words. */
export function GoalChoice({ offered, onExample, onWords }: GoalChoiceProps) {
  const [browsing, setBrowsing] = useState(false)
  const goals = useGoalsForUs()
  return (
    <div className="grid grid-cols-1 gap-8">
      <ChosenBefore offered={offered} onExample={onExample} onWords={onWords} />
      <Ideas onExample={onExample} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:items-start lg:gap-10">
        <OwnWords onWords={onWords} />
        <Section
          title={t`Or look around`}
          lead={t`Adventures, calmer mornings, money, music and more.`}
        >
          <Button
            variant="secondary"
            icon={<Library />}
            className="justify-self-start"
            onClick={() => setBrowsing(true)}
          >
            <Trans>Browse the whole library</Trans>
          </Button>
        </Section>
      </div>
      {browsing && (
        <GoalLibraryDialog
          goals={goals}
          onClose={() => setBrowsing(false)}
          onChoose={(goal) => {
            setBrowsing(false)
            onExample(goal)
          }}
        />
      )}
    </div>
  )
}

/** The goal of the landing page comes first (S2.12), or the one that was followed here. */
function ChosenBefore({ offered, onExample, onWords }: GoalChoiceProps) {
  const [selectedBefore] = useState(readSelectedGoal)
  const selected = offered ? { id: offered, title: '' } : selectedBefore
  if (!selected) return null
  const example = exampleOf(selected, exampleGoals)
  if (!example && selected.title === '') return null
  return (
    <Section title={t`The mission you chose`}>
      <ul aria-label={t`The mission you chose`}>
        <GoalOffer
          goal={example ?? selected}
          onChoose={() => (example ? onExample(example) : onWords(selected.title))}
        />
      </ul>
    </Section>
  )
}

/** The library without what needs ears or eyes that somebody here does without (N29). */
function useGoalsForUs(): readonly ExampleGoal[] {
  const { familyData } = useHome().family
  const suits = suitsOf(familyData, rules)
  return exampleGoals.filter(({ id }) => suits(keyOfGoal(id)))
}

function Ideas({ onExample }: Pick<GoalChoiceProps, 'onExample'>) {
  const { family, sprints, today } = useHome()
  return (
    <ul aria-label={t`Missions for you`} className="grid gap-2 lg:grid-cols-3 lg:gap-4">
      {goalIdeas(exampleGoals, family, sprints, today).map(({ goal, fits }) => (
        <GoalOffer key={goal.id} goal={goal} fits={fits} onChoose={() => onExample(goal)} />
      ))}
    </ul>
  )
}

function OwnWords({ onWords }: Pick<GoalChoiceProps, 'onWords'>) {
  return (
    <Section title={t`Or in your own words`}>
      <OwnLine
        about="own goal"
        label={t`Our mission`}
        hideLabel
        placeholder={t`Sleep in a tent by the sea`}
        enterKeyHint="next"
        limit={limits.title}
        button={t`Use our own words`}
        icon={<PencilLine />}
        onTake={(text) => {
          const title = oneLine(text)
          if (title !== '') onWords(title)
          return title === '' ? t`Write a few words first.` : undefined
        }}
      />
    </Section>
  )
}

type GoalIdea = { goal: ExampleGoal; fits?: Fits }

/** So many are a choice; more would be a list. */
const few = 3

/**
 * The goals that fit this family best, each with what it fits; the first suits every child. Where too
 * little is known, short ones that suit everybody fill up.
 */
export function goalIdeas(
  goals: readonly ExampleGoal[],
  family: Family,
  sprints: readonly Sprint[],
  today: string,
): GoalIdea[] {
  const members = membersOf(family.familyData)
  const called = (memberId: string) => members.find(({ id }) => id === memberId)?.name
  const fitting = recommend({ suggestions: goals.map(goalSuggestion), rules }, family, sprints, {
    now: `${today}T12:00:00.000Z`,
    count: goals.length,
  }).flatMap(({ key, because }) => {
    const goal = goals.find(({ id }) => id === exampleIdOf(key))
    return goal ? [{ goal, fits: fitsOf(because, called) }] : []
  })
  // Nobody knows yet who will be there: what needs no ear comes first.
  const needsEars = ({ id }: ExampleGoal) => byEar.has(keyOfGoal(id))
  const suits = suitsOf(family.familyData, rules)
  const forAll = goals
    .filter(({ id, ages }) => ages.length === 0 && suits(keyOfGoal(id)))
    .toSorted((a, b) => Number(needsEars(a)) - Number(needsEars(b)) || a.weeks - b.weeks)
    .map((goal) => ({ goal }))
  const bands = family.familyData.children.flatMap((child) => ageBandOf(child, today) ?? [])
  const forUs = fitting.find(
    ({ goal: { ages } }) => ages.length === 0 || bands.every((band) => ages.includes(band)),
  )
  return ofEachKind([...(forUs ? [forUs] : []), ...fitting, ...forAll]).slice(0, few)
}

/** What of the family a goal goes with: those of its age, and what they chose. */
function fitsOf(because: readonly Cause[], called: (memberId: string) => string | undefined): Fits {
  return {
    people: because.flatMap((cause) =>
      cause.kind === 'age' ? (called(cause.memberId) ?? []) : [],
    ),
    topics: because.flatMap((cause) =>
      cause.kind === 'priority' || cause.kind === 'interest' ? [chosenName(cause.topic)] : [],
    ),
  }
}

/** The first of each category: three walks in the woods would be no choice. */
function ofEachKind(ideas: readonly GoalIdea[]): GoalIdea[] {
  const kinds = new Map<string, GoalIdea>()
  for (const idea of ideas) {
    if (!kinds.has(idea.goal.category)) kinds.set(idea.goal.category, idea)
  }
  return [...kinds.values()]
}

/** The example behind the goal chosen on the landing page, by its id or else by its title. */
export function exampleOf(
  { id, title }: SelectedGoal,
  goals: readonly ExampleGoal[],
): ExampleGoal | null {
  return goals.find((goal) => goal.id === id) ?? goals.find((goal) => goal.title === title) ?? null
}

import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { chosenName } from '#content/topic.ts'
import { Check } from '#web/ui/icons.ts'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import type { FamilyData } from '#core/family/schema.ts'
import { isReady } from '#core/account/access.ts'
import { onboardingSteps, unfinishedSteps, type OnboardingStep } from '#core/family/onboarding.ts'
import { membersOf } from '#core/members/member.ts'
import { appPaths } from '#core/paths.ts'
import { useHome, useStore, useUser } from '#web/data/use-home.tsx'
import { listOf } from '#web/lib/words.ts'
import { classes } from '#web/lib/classes.ts'
import { useGoBack, useNavigate } from '#web/lib/navigation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PageHeading } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface StepFrameProps {
  step: OnboardingStep
  /** In onboarding, as opposed to a visit later on. */
  beginning: boolean
  title: string
  lead?: ReactNode
  /** The one button in onboarding; later it says Save. */
  done?: string | undefined
  form: ComponentProps<typeof Form>['form']
  /** Another question of the step comes before it is done. */
  goesOn?: boolean
  /** The step has nothing to hand over yet, and its own buttons lead on. */
  unfinished?: boolean
  /** Without it whatever is done in this step is done at once, and there is nothing to save. */
  onCancel?: (() => void) | undefined
  /** Something from an earlier visit was not saved: offer to start from what is saved. */
  onStartOver?: (() => void) | undefined
  children: ReactNode
}

/** What the three steps have in common: progress, the question, and the way on. */
export function StepFrame(props: StepFrameProps) {
  const { step, beginning, title, lead, done = t`Continue`, goesOn, unfinished } = props
  const { form, onCancel, onStartOver } = props
  const leadsOn = beginning || goesOn
  const unfinishedOnes = unfinishedSteps(useHome().family.familyData)
  const next = unfinishedOnes.find((one) => one !== step)
  useFocusOnNewQuestion(title)
  return (
    <Form form={form} className="grid w-full max-w-content grid-cols-1 gap-5 lg:max-w-wide">
      <title>{`${title} · Elefam`}</title>
      {beginning && <ProgressSteps here={step} unfinished={unfinishedOnes} />}
      <PageHeading
        title={title}
        lead={lead}
        back={
          beginning
            ? { to: appPaths.onboarding, label: t`All three steps` }
            : { to: appPaths.more, label: t`More` }
        }
      />
      {onStartOver && !beginning && <EarlierDraft onStartOver={onStartOver} />}
      {props.children}
      {!(unfinished && beginning) && (
        <>
          {beginning && !goesOn && (
            <p className="text-quiet">
              {next ? steps[next].ahead : t`Then your first week can begin.`}
            </p>
          )}
          {/* What leads on or saves is under the thumb. */}
          <footer
            className={classes(
              'border-line flex gap-2 border-t py-1.5 sm:py-3',
              !unfinished && 'step-foot',
            )}
          >
            {!unfinished && (
              <Button type="submit" className="max-sm:flex-1">
                {leadsOn ? done : onCancel ? t`Save` : t`Done`}
              </Button>
            )}
            {!beginning && onCancel && (
              <Button variant="quiet" onClick={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            )}
          </footer>
        </>
      )}
    </Form>
  )
}

/** Another question in the same step: readers and keys begin at its heading (K15). */
function useFocusOnNewQuestion(title: string) {
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [title])
}

function EarlierDraft({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      title={t`You changed something here earlier and did not save it`}
      actions={
        <Button size="small" variant="secondary" onClick={onStartOver}>
          <Trans>Discard these changes</Trans>
        </Button>
      }
    >
      <Trans>It is still here, and only on this device.</Trans>
    </Notice>
  )
}

interface ProgressStepsProps {
  here: OnboardingStep
  /** A step may be opened before the ones in front of it: what is done is what the family has (N37). */
  unfinished: readonly OnboardingStep[]
}

/** Where we are in a short row of steps: dots on a phone, with names where there is room. */
export function ProgressSteps({ here: current, unfinished }: ProgressStepsProps) {
  return (
    <div>
      <ol aria-label={t`Setting up your family`} className="flex gap-2">
        {onboardingSteps.map((step) => {
          const { name } = steps[step]
          const here = step === current
          const done = !here && !unfinished.includes(step)
          return (
            <li
              key={name}
              aria-current={here ? 'step' : undefined}
              className="grid flex-1 content-start gap-1.5"
            >
              <span
                data-step={done ? 'done' : here ? 'here' : 'to-come'}
                className={classes(
                  'rounded-full block h-2 transition-colors duration-calm',
                  done && 'bg-leaf',
                  here && 'bg-elephant',
                  !done && !here && 'bg-line',
                )}
              />
              <span
                className={classes(
                  'text-small flex items-center gap-1 max-sm:sr-only',
                  here ? 'text-ink font-semibold' : 'text-quiet',
                )}
              >
                {done && <Check className="text-leaf-ink size-4" strokeWidth={3} />}
                {name}
                {done && (
                  <span className="sr-only">
                    {', '}
                    {t({ message: 'done', context: 'a step' })}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className="text-small mt-2 sm:hidden">
        <span className="text-quiet">
          <Trans>
            {onboardingSteps.indexOf(current) + 1} of {onboardingSteps.length}
          </Trans>
        </span>{' '}
        <span className="font-semibold">{steps[current].name}</span>
      </p>
    </div>
  )
}

interface StepWords {
  path: string
  name: string
  /** Before it is done, on the hub. */
  about: string
  start: string
  /** What it holds, once it is done. */
  summary: (data: FamilyData) => string
  /** As what comes next, in the step before. */
  ahead: string
}

/** The three steps in the words of the screens. */
export const steps: Record<OnboardingStep, StepWords> = {
  family: {
    path: appPaths.setupFamily,
    name: t`Your family`,
    about: t`Who belongs to you: names, ages and an animal each.`,
    start: t`Start with your family`,
    summary: (data) => listOf(membersOf(data).map(({ name }) => name)),
    ahead: t`Next: who is in your family.`,
  },
  interests: {
    path: appPaths.familyInterests,
    name: t`What matters to you`,
    about: t`What counts most, and what you love doing.`,
    start: t`Say what matters`,
    summary: ({ priorities }) => priorities.map(chosenName).join(' · '),
    ahead: t`Next: what matters to you.`,
  },
  goal: {
    path: appPaths.startGoal,
    name: t`Your first mission`,
    about: t`One thing to set out for together.`,
    start: t`Choose your mission`,
    summary: ({ goal }) => goal?.title ?? '',
    ahead: t`Next: one mission to set out for together.`,
  },
}

/** Where onboarding goes on: the first unfinished step, or the hub once there is none. */
function pathAfter(data: FamilyData): string {
  const [step] = unfinishedSteps(data)
  return step ? steps[step].path : appPaths.onboarding
}

/**
 * A step's way out. In onboarding it leads on to the first unfinished step, which finds in the family
 * what this one said (S2.6); later it leads back to where one came from.
 */
export function useStep() {
  const user = useUser()
  const store = useStore()
  const navigate = useNavigate()
  const goBack = useGoBack(appPaths.dashboard)
  const beginning = !isReady(user)
  return {
    beginning,
    leave: () => {
      const data = store.current()?.family.familyData
      if (beginning && data) navigate(pathAfter(data))
      else goBack()
    },
    cancel: goBack,
  }
}

/** The list with the entry one place up (-1) or down (1); unchanged at either end. */
export function moveBy<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const entry = list[index]
  if (entry === undefined || index + by < 0 || index + by >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(index + by, 0, entry)
}

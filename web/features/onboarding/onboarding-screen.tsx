import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useRef } from 'react'
import { Check } from '#web/ui/icons.ts'
import type { FamilyData } from '#core/family/schema.ts'
import { appPaths } from '#core/paths.ts'
import { onboardingSteps, unfinishedSteps, type OnboardingStep } from '#core/family/onboarding.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { readFamilyForm } from '#web/shared/drafts/family-form.ts'
import { clearFamilyForm } from '#web/shared/drafts/kept-family-form.ts'
import { ProofAsked } from '#web/shared/account/with-proof.tsx'
import { AdultInviteRows, useAdultInvites } from '#web/shared/invites/adult-invites.tsx'
import { MeetingQuestion } from '#web/shared/reminders/meeting-question.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'
import { PageHeading, Section } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { steps } from './step-frame.tsx'

/** The hub of the onboarding: three steps, which of them are done, and the next one. */
export function OnboardingScreen() {
  const user = useUser()
  const { family, toFamily } = useHome()
  const data = family.familyData
  const open = unfinishedSteps(data)
  const [next] = open
  if (!next) {
    const complete = () => {
      void toFamily({ type: 'complete-onboarding' })
      clearFamilyForm()
    }
    return <Ready onGo={complete} />
  }
  const begun = open.length < onboardingSteps.length || readFamilyForm(user.id).unsaved.length > 0
  return (
    <div className="grid max-w-content grid-cols-1 items-center gap-x-16 gap-y-5 lg:max-w-wide lg:grid-cols-[7fr_5fr]">
      <title>{t`Welcome · Elefam`}</title>
      <div className="lg:col-span-2">
        <PageHeading
          title={begun ? t`Good to have you back` : t`Welcome to Elefam`}
          lead={
            begun
              ? t`Everything you told us is still here. Go on where you stopped.`
              : t`Three small steps, about five minutes.`
          }
        />
      </div>
      <ol className="grid gap-2">
        {onboardingSteps.map((step, index) => (
          <StepCard
            key={step}
            step={step}
            number={index + 1}
            state={step === next ? 'next' : open.includes(step) ? 'later' : 'done'}
            data={data}
          />
        ))}
      </ol>
      <div className="grid grid-cols-1 items-end justify-items-center gap-5 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-1">
        <p className="text-quiet">
          <Trans>
            Afterwards you plan your first week in a short family meeting. Whatever you enter here
            can be changed at any time.
          </Trans>
        </p>
        <WavingElephant alive className="w-28 sm:w-40 lg:order-first lg:w-64" />
      </div>
    </div>
  )
}

interface StepCardProps {
  step: OnboardingStep
  number: number
  state: 'done' | 'next' | 'later'
  data: FamilyData
}

function StepCard({ step, number, state, data }: StepCardProps) {
  const { name, path, about, start, summary } = steps[step]
  return (
    <li
      aria-current={state === 'next' ? 'step' : undefined}
      className={classes(
        'rounded-card flex gap-4 px-4',
        state === 'next' ? 'bg-surface border-line shadow-soft border py-4' : 'py-2',
      )}
    >
      <span
        className={classes(
          'rounded-full font-display grid size-10 shrink-0 place-items-center border border-transparent font-bold',
          {
            done: 'bg-leaf text-on-leaf',
            next: 'bg-elephant text-on-elephant',
            later: 'bg-sunken',
          }[state],
        )}
      >
        {state === 'done' ? (
          <Check
            role="img"
            aria-label={t({ message: 'Done', context: 'a step' })}
            className="size-6"
            strokeWidth={3}
          />
        ) : (
          number
        )}
      </span>
      <div className="grid min-w-0 flex-1 content-center gap-1">
        <h2 className="text-lead leading-snug">{name}</h2>
        {/* On a phone what comes later is said once it is next. */}
        <p className={classes('text-quiet', state === 'later' && 'max-sm:hidden')}>
          {state === 'done' ? summary(data) : about}
        </p>
        {state === 'next' && (
          <ButtonLink to={path} className="mt-3 justify-self-start max-sm:w-full">
            {start}
          </ButtonLink>
        )}
        {state === 'done' && (
          <TextLink to={path} className="inline-flex min-h-11 items-center justify-self-start">
            <Trans>
              Change
              <span className="sr-only"> {name}</span>
            </Trans>
          </TextLink>
        )}
      </div>
    </li>
  )
}

interface ReadyProps {
  /** Called as one of the two ways is taken. */
  onGo?: () => void
}

/** Everything is set up: when the family meets, who plans along, and the first week now or later. */
export function Ready({ onGo }: ReadyProps) {
  const { family } = useHome()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid max-w-form grid-cols-1 gap-6">
      <title>{t`You are ready · Elefam`}</title>
      <Confetti />
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
            <Trans>You are ready</Trans>
          </h1>
          <p className="text-quiet mt-1">
            <Trans>
              Your mission:{' '}
              <strong className="text-ink" dir="auto">
                {family.familyData.goal?.title}
              </strong>
            </Trans>
          </p>
        </div>
        <CelebratingElephants alive className="w-28" />
      </header>
      <Section title={t`When do you want to sit together each week?`}>
        <MeetingQuestion />
      </Section>
      <ProofAsked>
        <InviteAdults />
      </ProofAsked>
      <footer className="grid gap-2">
        <ButtonLink to={appPaths.planMeeting} onClick={onGo} wide>
          <Trans>Plan our first week</Trans>
        </ButtonLink>
        <ButtonLink to={appPaths.dashboard} onClick={onGo} variant="quiet" wide>
          <Trans>Look around first</Trans>
        </ButtonLink>
      </footer>
    </div>
  )
}

/** Offers to invite every adult with an e-mail as co-parent; going on without is fine. */
function InviteAdults() {
  const user = useUser()
  const invites = useAdultInvites()
  if (user.role !== 'primary' || invites.adults.length === 0) return null
  return (
    <Section
      title={t`Plan together?`}
      lead={t`An invite is a link to the same plans. It can wait, too.`}
    >
      <AdultInviteRows invites={invites} adults={invites.adults} />
    </Section>
  )
}

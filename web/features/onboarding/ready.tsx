import { useEffect, useRef } from 'react'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { AdultInviteRows, useAdultInvites } from '#web/shared/invites/adult-invites.tsx'
import { MeetingQuestion } from '#web/shared/reminders/meeting-question.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { Section } from '#web/ui/layout.tsx'

interface ReadyProps {
  /** Called as one of the two ways is taken. */
  onGo?: () => void
}

/** Everything is set up: when the family meets, who plans along, and the first week now or later. */
export function Ready({ onGo }: ReadyProps) {
  const { family } = useFamily()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6">
      <title>You are ready · Elefam</title>
      <Confetti />
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
            You are ready
          </h1>
          <p className="text-quiet mt-1">
            Your mission:{' '}
            <strong className="text-ink" dir="auto">
              {family.familyData.goal?.title}
            </strong>
          </p>
        </div>
        <CelebratingElephants alive className="w-28" />
      </header>
      <Section title="When do you want to sit together each week?">
        <MeetingQuestion />
      </Section>
      <InviteAdults />
      <footer className="grid gap-2">
        <ButtonLink to={appPaths.planMeeting} onClick={onGo} wide>
          Plan our first week
        </ButtonLink>
        <ButtonLink to={appPaths.dashboard} onClick={onGo} variant="quiet" wide>
          Look around first
        </ButtonLink>
      </footer>
    </div>
  )
}

/** Offers to invite every adult with an e-mail as co-parent; going on without is fine. */
function InviteAdults() {
  const { user } = useFamily()
  const invites = useAdultInvites()
  if (user.role !== 'primary' || invites.adults.length === 0) return null
  return (
    <Section title="Plan together?" lead="An invite is a link to the same plans. It can wait, too.">
      <AdultInviteRows invites={invites} adults={invites.adults} />
    </Section>
  )
}

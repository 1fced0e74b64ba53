import { Plus } from 'lucide-react'
import { appPaths, settingsAnchors } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'
import { People } from './people.tsx'

/** Who belongs to the family and what it cares about. */
export function FamilySection() {
  const { family } = useFamily()
  const { priorities, interests, goal } = family.familyData
  return (
    <Section id={settingsAnchors.family} title="Your family" className="scroll-mt-6">
      <People />
      <ButtonLink
        look="secondary"
        to={appPaths.setupFamily}
        icon={<Plus aria-hidden="true" className="size-5" />}
      >
        Add somebody
      </ButtonLink>
      <Card className="grid gap-4">
        <Fact label="What matters to you" text={[...priorities, ...interests].join(', ')} />
        <ButtonLink look="secondary" size="small" to={appPaths.familyInterests}>
          Change priorities and interests
        </ButtonLink>
        <Fact label="Your goal" text={goal?.title ?? ''} />
        <ButtonLink look="secondary" size="small" to={appPaths.startGoal}>
          {goal ? 'Change the goal' : 'Choose a goal'}
        </ButtonLink>
      </Card>
    </Section>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{label}</p>
      <p className="text-quiet">{text || 'Nothing chosen yet'}</p>
    </div>
  )
}

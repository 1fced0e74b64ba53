import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'

/** Who belongs to the family and what it cares about; the screens of onboarding change it. */
export function FamilySection() {
  const { members, family } = useFamily()
  const { priorities, interests, goal } = family.familyData
  return (
    <Section title="Your family">
      <Card className="grid gap-5">
        <ul className="flex flex-wrap gap-x-5 gap-y-3">
          {members.map((member) => (
            <li key={member.id} className="flex items-center gap-2">
              <Avatar animal={member.animal} color={member.color} name={member.name} decorative />
              <span className="font-medium">{member.name}</span>
            </li>
          ))}
        </ul>
        <ButtonLink look="secondary" to={appPaths.setupFamily}>
          Change who is in your family
        </ButtonLink>
      </Card>
      <Card className="grid gap-4">
        <Fact label="What matters to you" text={[...priorities, ...interests].join(', ')} />
        <ButtonLink look="secondary" to={appPaths.familyInterests}>
          Change priorities and interests
        </ButtonLink>
        <Fact label="Your goal" text={goal?.title ?? ''} />
        <ButtonLink look="secondary" to={appPaths.startGoal}>
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

import { appPaths } from '#core/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** While there is no goal: an invitation to choose one. */
export function GoalInvitation() {
  return (
    <Card as="section" labelledBy="mission" className="grid gap-3">
      <h2 id="mission" className="text-title">
        What would you like to reach together?
      </h2>
      <p className="text-quiet">
        A mission gives the weeks a direction. Choose one of many, or write your own.
      </p>
      <ButtonLink
        to={appPaths.startGoal}
        look="secondary"
        size="small"
        className="justify-self-start"
      >
        Choose a mission
      </ButtonLink>
    </Card>
  )
}

import { appPaths } from '#core/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** While there is no goal: an invitation to choose one. */
export function GoalInvitation() {
  return (
    <section aria-labelledby="mission" className="border-line grid gap-3 border-t pt-5">
      <h2 id="mission" className="text-title">
        What would you like to reach together?
      </h2>
      <p className="text-quiet">
        A mission gives the weeks a direction. Choose one of many, or write your own.
      </p>
      <ButtonLink
        to={appPaths.startGoal}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        Choose a mission
      </ButtonLink>
    </section>
  )
}

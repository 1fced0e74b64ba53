import { useState } from 'react'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { ButtonLink, Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout.tsx'
import { WavingElephant } from '#web/ui/elephants/waving.tsx'

/** A co-parent's first visit: whose family this is, and what one does here. Shown until dismissed. */
export function Welcome() {
  const { user, family } = useFamily()
  const { primaryUser, onboardingComplete } = family.familyData
  const key = `welcomed_${user.id}`
  const [seen, setSeen] = useState(() => deviceStorage().getItem(key) !== null)
  if (user.role !== 'coParent' || seen) return null
  const dismiss = () => {
    deviceStorage().setItem(key, 'yes')
    setSeen(true)
  }
  return (
    <Card tone="tinted" className="flex flex-col items-start gap-4 sm:flex-row sm:items-center">
      <div className="w-36 shrink-0">
        <WavingElephant alive />
      </div>
      <div className="grid gap-2">
        <h2 className="text-title">Good that you are here</h2>
        <p>
          {primaryUser.name}{' '}
          {onboardingComplete ? 'has set up the family' : 'is still setting up the family'}, and you
          share all of it: tick what is done, change the plan, hold the meetings. What one of you
          does, the other sees.
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button size="small" onClick={dismiss}>
            All right
          </Button>
          <ButtonLink size="small" variant="quiet" to={appPaths.meetingGuide}>
            How meetings work
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

import { Dices } from 'lucide-react'
import { useState } from 'react'
import { activities, type Activity } from '#content/activities/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'
import { ActivityCard } from './activity-card.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { anything, findActivities, pickAnother } from './find-activities.ts'

/** Things to do together, for the time, the place and the age there is; something always fits. */
export function Activities() {
  const [wanted, setWanted] = useState(anything)
  const [picked, setPicked] = useState<Activity | null>(null)
  const found = findActivities(activities, wanted)
  return (
    <Section
      title="Things to do together"
      lead="Most of them need nothing that is not in the house already."
    >
      <ActivityFilters
        onChange={(next) => {
          setWanted(next)
          setPicked(null)
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-quiet">
          {found.length === 1 ? 'One idea' : `${found.length} ideas`}
        </p>
        <Button
          look="secondary"
          icon={<Dices aria-hidden="true" />}
          onClick={() => setPicked(pickAnother(found, picked))}
        >
          {picked ? 'Choose another' : 'Choose for us'}
        </Button>
      </div>
      <div role="status">{picked && <Picked key={picked.key} activity={picked} />}</div>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {found.map((activity) => (
          <ActivityCard key={activity.key} activity={activity} />
        ))}
      </ul>
    </Section>
  )
}

function Picked({ activity: { title, description } }: { activity: Activity }) {
  return (
    <Card tone="sunny" className="animate-rise grid gap-1">
      <p className="text-small font-semibold">How about this one?</p>
      <p className="text-title font-display">{title}</p>
      <p>{description}</p>
    </Card>
  )
}

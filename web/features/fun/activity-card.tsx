import { Clock, House, MapPin, Trees, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Activity, Place } from '#content/activities/index.ts'
import { agesText } from '#web/shared/goals/goal-words.ts'
import { Card } from '#web/ui/card.tsx'

const placeNames: Record<Place, string> = {
  indoors: 'Indoors',
  outdoors: 'Outdoors',
  anywhere: 'Anywhere',
}

const placeIcons: Record<Place, LucideIcon> = { indoors: House, outdoors: Trees, anywhere: MapPin }

/** Something to do, with how long it takes, where, and for whom. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { title, description, minutes, place, ages } = activity
  return (
    <Card as="li" className="flex flex-col gap-2">
      <h3 className="text-lead">{title}</h3>
      <p className="text-quiet">{description}</p>
      <p className="text-small text-quiet mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 font-medium">
        <Fact Icon={Clock}>{timeText(minutes)}</Fact>
        <Fact Icon={placeIcons[place]}>{placeNames[place]}</Fact>
        <Fact Icon={Users}>{capital(ages.length === 0 ? 'everybody' : agesText(ages))}</Fact>
      </p>
    </Card>
  )
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {children}
    </span>
  )
}

/** "30 minutes", "1 hour" */
function timeText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

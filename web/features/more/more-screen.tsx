import {
  BookOpen,
  ChartLine,
  ChevronRight,
  Flag,
  Heart,
  History,
  Lightbulb,
  ListChecks,
  Printer,
  Settings,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/lib/navigation.tsx'
import { appPaths } from '#core/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Everything that is not one of the five places of the navigation. */
export function MoreScreen() {
  return (
    <div className="mx-auto grid max-w-content gap-6">
      <title>More · Elefam</title>
      <PageHeading title="More" />
      <Card flush>
        <ul className="divide-line divide-y">
          <Entry to={appPaths.planMeeting} icon={<Users />} title="Plan meeting">
            Twenty minutes for next week
          </Entry>
          <Entry to={appPaths.mission} icon={<Flag />} title="Mission">
            Your goal, the way so far, and earlier ones
          </Entry>
          <Entry to={appPaths.ourStory} icon={<Heart />} title="Our story">
            Thank-yous, highs and steps, week by week
          </Entry>
          <Entry to={appPaths.openSprints} icon={<ListChecks />} title="Sprints">
            Every week you planned, open or over
          </Entry>
          <Entry to={appPaths.insights} icon={<ChartLine />} title="Insights">
            How it is going, in pictures
          </Entry>
          <Entry to={appPaths.recommendations} icon={<Lightbulb />} title="Recommendations">
            Ideas that fit your family
          </Entry>
          <Entry to={appPaths.activity} icon={<History />} title="Activity">
            Who changed what, and undo
          </Entry>
          <Entry to={appPaths.printablePlan} icon={<Printer />} title="Printable plan">
            For the fridge, and a strip for each child
          </Entry>
          <Entry to={appPaths.meetingGuide} icon={<BookOpen />} title="Family meeting guide">
            How a short meeting works
          </Entry>
          <Entry to={appPaths.settings} icon={<Settings />} title="Settings">
            Your family, your account, this device
          </Entry>
        </ul>
      </Card>
    </div>
  )
}

interface EntryProps {
  to: string
  icon: ReactNode
  title: string
  children: ReactNode
}

function Entry({ to, icon, title, children }: EntryProps) {
  return (
    <li>
      <Link to={to} className="hover:bg-sunken flex min-h-18 items-center gap-4 px-5 py-3">
        <span aria-hidden="true" className="text-elephant-ink">
          {icon}
        </span>
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className="font-semibold">{title}</span>
          <span className="text-small text-quiet">{children}</span>
        </span>
        <ChevronRight aria-hidden="true" className="text-quiet size-5" />
      </Link>
    </li>
  )
}

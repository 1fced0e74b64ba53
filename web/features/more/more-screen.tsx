import {
  BookOpen,
  Camera,
  ChartLine,
  Flag,
  Heart,
  History,
  Lightbulb,
  ListChecks,
  Printer,
  Settings,
  Users,
} from '#web/ui/icons.ts'
import { appPaths } from '#core/paths.ts'
import { PageHeading } from '#web/ui/layout.tsx'
import { LinkLine } from '#web/ui/link-line.tsx'

/** Everything that is not one of the five places of the navigation. */
export function MoreScreen() {
  return (
    <div className="mx-auto grid max-w-content gap-4">
      <title>More · Elefam</title>
      <PageHeading title="More" />
      <ul>
        <LinkLine
          to={appPaths.planMeeting}
          icon={Users}
          title="Plan meeting"
          now="Twenty minutes for next week"
        />
        <LinkLine
          to={appPaths.mission}
          icon={Flag}
          title="Mission"
          now="What you set out for, and the way so far"
        />
        <LinkLine
          to={appPaths.ourStory}
          icon={Heart}
          title="Our story"
          now="Thank-yous, highs and steps, week by week"
        />
        <LinkLine
          to={appPaths.openSprints}
          icon={ListChecks}
          title="Weeks"
          now="Every week you planned, open or over"
        />
        <LinkLine
          to={appPaths.insights}
          icon={ChartLine}
          title="Insights"
          now="How it is going, in pictures"
        />
        <LinkLine
          to={appPaths.recommendations}
          icon={Lightbulb}
          title="Ideas"
          now="What fits your family, and why"
        />
        <LinkLine
          to={appPaths.activity}
          icon={History}
          title="Activity"
          now="Who changed what, and undo"
        />
        <LinkLine
          to={appPaths.printablePlan}
          icon={Printer}
          title="Printable plan"
          now="For the fridge, and for each child"
        />
        <LinkLine
          to={appPaths.bringPaperBack}
          icon={Camera}
          title="Bring paper back"
          now="A photo of a printed sheet brings its ticks"
        />
        <LinkLine
          to={appPaths.meetingGuide}
          icon={BookOpen}
          title="Family meeting guide"
          now="How a short meeting works"
        />
        <LinkLine
          to={appPaths.settings}
          icon={Settings}
          title="Settings"
          now="Your family, your account, this device"
        />
      </ul>
    </div>
  )
}

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
import { ListLink } from '#web/ui/list.tsx'

/** Everything that is not one of the five places of the navigation. */
export function MoreScreen() {
  return (
    <div className="mx-auto grid max-w-content gap-4">
      <title>More · Elefam</title>
      <PageHeading title="More" />
      <ul>
        <ListLink
          to={appPaths.planMeeting}
          icon={Users}
          title="Plan meeting"
          now="Twenty minutes for next week"
        />
        <ListLink
          to={appPaths.mission}
          icon={Flag}
          title="Mission"
          now="What you set out for, and the way so far"
        />
        <ListLink
          to={appPaths.ourStory}
          icon={Heart}
          title="Our story"
          now="Thank-yous, highs and steps, week by week"
        />
        <ListLink
          to={appPaths.openSprints}
          icon={ListChecks}
          title="Weeks"
          now="Every week you planned, open or over"
        />
        <ListLink
          to={appPaths.insights}
          icon={ChartLine}
          title="Insights"
          now="How it is going, in pictures"
        />
        <ListLink
          to={appPaths.recommendations}
          icon={Lightbulb}
          title="Ideas"
          now="What fits your family, and why"
        />
        <ListLink
          to={appPaths.activity}
          icon={History}
          title="Activity"
          now="Who changed what, and undo"
        />
        <ListLink
          to={appPaths.printablePlan}
          icon={Printer}
          title="Printable plan"
          now="For the fridge, and for each child"
        />
        <ListLink
          to={appPaths.bringPaperBack}
          icon={Camera}
          title="Bring paper back"
          now="A photo of a printed sheet brings its ticks"
        />
        <ListLink
          to={appPaths.meetingGuide}
          icon={BookOpen}
          title="Family meeting guide"
          now="How a short meeting works"
        />
        <ListLink
          to={appPaths.settings}
          icon={Settings}
          title="Settings"
          now="Your family, your account, this device"
        />
      </ul>
    </div>
  )
}

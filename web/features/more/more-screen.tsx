import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import {
  BookOpen,
  Camera,
  ChartLine,
  Flag,
  Heart,
  History,
  Lightbulb,
  ListChecks,
  Mail,
  Printer,
  Settings,
  Users,
} from '#web/ui/icons.ts'
import { hasBegun, type Capability } from '#core/family/growth.ts'
import { appPaths, publicPaths } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import type { LucideIcon } from '#web/ui/icon.ts'
import { Disclosure, PageHeading } from '#web/ui/layout.tsx'
import { ListLink } from '#web/ui/list.tsx'

type Entry = {
  to: string
  icon: LucideIcon
  title: string
  /** What it waits for; without one it is there from the first day. */
  capability?: Capability
}

const groups: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: t`Our way`,
    entries: [
      { to: appPaths.mission, icon: Flag, title: t`Mission`, capability: 'mission' },
      { to: appPaths.ourStory, icon: Heart, title: t`Our story`, capability: 'our-story' },
      { to: appPaths.insights, icon: ChartLine, title: t`Insights`, capability: 'insights' },
      { to: appPaths.recommendations, icon: Lightbulb, title: t`Ideas`, capability: 'ideas' },
    ],
  },
  {
    title: t`Together`,
    entries: [
      { to: appPaths.planMeeting, icon: Users, title: t`Plan meeting`, capability: 'plan-meeting' },
      { to: appPaths.openSprints, icon: ListChecks, title: t`Weeks`, capability: 'weeks' },
      {
        to: appPaths.printablePlan,
        icon: Printer,
        title: t`Printable plan`,
        capability: 'printable-plan',
      },
      {
        to: appPaths.bringPaperBack,
        icon: Camera,
        title: t`Bring paper back`,
        capability: 'bring-paper-back',
      },
    ],
  },
  {
    title: t`This family`,
    entries: [
      { to: appPaths.activity, icon: History, title: t`Activity`, capability: 'activity' },
      { to: appPaths.settings, icon: Settings, title: t`Settings` },
      { to: appPaths.meetingGuide, icon: BookOpen, title: t`Family meeting guide` },
      { to: publicPaths.contact, icon: Mail, title: t`Ask for help` },
    ],
  },
]

/** Everything that is not one of the places of the navigation; what a family has come to stands first (N30). */
export function MoreScreen() {
  const home = useHome()
  const isHere = ({ capability }: Entry) => !capability || hasBegun(capability, home)
  const later = groups.flatMap(({ entries }) => entries.filter((entry) => !isHere(entry)))
  return (
    <div className="grid max-w-content gap-4">
      <title>{t`More · Elefam`}</title>
      <PageHeading title={t`More`} />
      {groups.map(({ title, entries }) => {
        const here = entries.filter(isHere)
        if (here.length === 0) return null
        return (
          <section key={title} aria-label={title}>
            <h2 className="text-small text-quiet">{title}</h2>
            <Entries entries={here} />
          </section>
        )
      })}
      {later.length > 0 && (
        <Disclosure summary={t`What comes later`}>
          <p className="text-quiet">
            <Trans>These have more to tell with each week. You can look at them now.</Trans>
          </p>
          <Entries entries={later} />
        </Disclosure>
      )}
    </div>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ to, icon, title }) => (
        <ListLink key={to} to={to} icon={icon} title={title} />
      ))}
    </ul>
  )
}

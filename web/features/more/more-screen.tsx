import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import {
  BookOpen,
  Camera,
  ChartLine,
  Dices,
  Flag,
  Heart,
  History,
  Library,
  Lightbulb,
  ListChecks,
  Mail,
  MessageCircle,
  Printer,
  Settings,
  Sprout,
  Users,
} from '#web/ui/icons.ts'
import { hasBegun, type Capability } from '#core/family/growth.ts'
import { appPaths, publicPaths } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { tablet, useIsWide } from '#web/lib/use-is-wide.ts'
import type { LucideIcon } from '#web/ui/icon.ts'
import { PageHeading } from '#web/ui/layout.tsx'
import { ListFold, ListLink } from '#web/ui/list.tsx'

type Entry = {
  to: string
  icon: LucideIcon
  title: string
  /** What it waits for; without one it is there from the first day. */
  capability?: Capability
}

/** Ways that belong together and are seldom gone: one line, which opens, where there is little room. */
type Group = { icon: LucideIcon; title: string; entries: readonly Entry[] }

const groups: readonly { name: string; entries: readonly (Entry | Group)[] }[] = [
  {
    name: t`Where you are going`,
    entries: [
      { to: appPaths.mission, icon: Flag, title: t`Mission`, capability: 'mission' },
      { to: appPaths.ourStory, icon: Heart, title: t`Our story`, capability: 'our-story' },
      { to: appPaths.letters, icon: Mail, title: t`Letters`, capability: 'our-story' },
      { to: appPaths.insights, icon: ChartLine, title: t`Insights`, capability: 'insights' },
      { to: appPaths.recommendations, icon: Lightbulb, title: t`Ideas`, capability: 'ideas' },
      { to: publicPaths.fun, icon: Dices, title: t`Fun together` },
    ],
  },
  {
    name: t`Your weeks`,
    entries: [
      { to: appPaths.planMeeting, icon: Users, title: t`Plan meeting`, capability: 'plan-meeting' },
      {
        icon: ListChecks,
        title: t`Weeks and activity`,
        entries: [
          { to: appPaths.openSprints, icon: ListChecks, title: t`Weeks`, capability: 'weeks' },
          { to: appPaths.activity, icon: History, title: t`Activity`, capability: 'activity' },
        ],
      },
      {
        icon: Printer,
        title: t`Paper`,
        entries: [
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
    ],
  },
  {
    name: t`Settings and help`,
    entries: [
      { to: appPaths.settings, icon: Settings, title: t`Settings` },
      {
        icon: BookOpen,
        title: t`Help`,
        entries: [
          { to: appPaths.meetingGuide, icon: BookOpen, title: t`Family meeting guide` },
          { to: publicPaths.blog, icon: Library, title: t`Good reading` },
          { to: publicPaths.contact, icon: MessageCircle, title: t`Ask for help` },
        ],
      },
    ],
  },
]

const entriesOf = (one: Entry | Group): readonly Entry[] => ('entries' in one ? one.entries : [one])

/**
 * Everything that is not one of the places of the navigation; what a family has come to stands first (N30),
 * and what is seldom gone to shares a line that says what is in it (N31), unless there is room for all.
 */
export function MoreScreen() {
  const home = useHome()
  const isHere = ({ capability }: Entry) => !capability || hasBegun(capability, home)
  const later = groups
    .flatMap(({ entries }) => entries)
    .flatMap(entriesOf)
    .filter((entry) => !isHere(entry))
  const shown = groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter((one) => entriesOf(one).some(isHere)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className="grid max-w-content gap-4 lg:max-w-wide">
      <title>{t`More · Elefam`}</title>
      <PageHeading title={t`More`} />
      <div
        className={classes(
          'grid grid-cols-1 items-start gap-x-10 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_1fr]',
          shown.length > 2 && 'lg:grid-cols-3',
        )}
      >
        {shown.map(({ name, entries }, index) => (
          <div key={name} className={index > 0 ? 'lg:row-span-2' : 'md:max-lg:row-span-2'}>
            <h2 className="text-small text-quiet md:text-lead md:text-ink md:mb-2">{name}</h2>
            <ul>
              {entries.map((one) => (
                <Line key={one.title} {...one} entries={entriesOf(one).filter(isHere)} />
              ))}
            </ul>
          </div>
        ))}
        {later.length > 0 && (
          // The last on a phone; on a wide screen below the first column, which is the shortest while it waits for these.
          <ul className="lg:col-start-1 lg:row-start-2">
            <ListFold icon={Sprout} title={t`What comes later`}>
              <p className="text-quiet py-2 text-pretty">
                <Trans>These have more to tell with each week. You can look at them now.</Trans>
              </p>
              <ul>
                <Ways entries={later} />
              </ul>
            </ListFold>
          </ul>
        )}
      </div>
    </div>
  )
}

/** One way, or several: in a line that opens, or each by itself where there is room. */
function Line({ icon, title, entries }: Group) {
  const isWide = useIsWide(tablet)
  if (isWide || entries.length === 1) return <Ways entries={entries} />
  return (
    <ListFold icon={icon} title={title}>
      <ul>
        <Ways entries={entries} />
      </ul>
    </ListFold>
  )
}

function Ways({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ to, icon, title }) => (
    <ListLink key={to} to={to} icon={icon} title={title} />
  ))
}

import { appPaths } from '#core/paths.ts'
import { Section } from '#web/ui/layout.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What each picture still needs, and where to do it. */
const needs = {
  journey: [
    'The way to your mission',
    'Choose a mission',
    appPaths.startGoal,
    'and each week becomes a step of its way.',
  ],
  plan: [
    'Plan and done',
    'Plan a week',
    appPaths.planMeeting,
    'and its jar fills with every tick.',
  ],
  mood: [
    'How it felt',
    'Check in with faces',
    appPaths.standUp,
    'on one day, and the line begins.',
  ],
  weekday: [
    'Which days work',
    'Tick the first thing',
    appPaths.dashboard,
    'and its weekday begins to grow.',
  ],
  rhythm: ['Your rhythm', 'Hold a check-in', appPaths.standUp, 'and the first footprint is there.'],
  load: [
    'Is the load fair?',
    'Tick what the adults did',
    appPaths.dashboard,
    'a few times, and the seesaw finds its place.',
  ],
  experiments: [
    'What you tried',
    'Look back together',
    appPaths.retrospective,
    'and decide on one small thing to try.',
  ],
} as const

export type Picture = keyof typeof needs

/** The pictures that have nothing to show yet, each with what is missing. */
export function StillToCome({ pictures }: { pictures: readonly Picture[] }) {
  if (pictures.length === 0) return null
  return (
    <Section title="Still to come" className="print:hidden">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-2">
        {pictures.map((picture) => {
          const [title, action, path, outcome] = needs[picture]
          return (
            <div key={picture}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-quiet">
                <TextLink to={path}>{action}</TextLink> {outcome}
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}

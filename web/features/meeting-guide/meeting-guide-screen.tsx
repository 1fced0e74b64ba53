import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Printer } from '#web/ui/icons.ts'
import { groundRules } from '#content/agendas/ground-rules.ts'
import { planMeetingAgenda } from '#content/agendas/plan-meeting.ts'
import { retrospectiveAgenda } from '#content/agendas/retrospective.ts'
import { roles } from '#content/agendas/roles.ts'
import { standUpAgenda } from '#content/agendas/stand-up.ts'
import type { Agenda } from '#content/agendas/agenda.ts'
import { guide } from '#content/guide.ts'
import type { GuideSection, GuideText } from '#content/guide/section.ts'
import { questions } from '#content/questions.ts'
import { speakers, type MeetingKind } from '#content/questions/question.ts'
import { sources } from '#content/sources.ts'
import { isReady } from '#core/account/access.ts'
import { keysOf } from '#core/lib/typed-objects.ts'
import { appPaths } from '#core/paths.ts'
import { meetingRoles, type MeetingLength } from '#core/words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Disclosure, PageHeading, Section } from '#web/ui/layout.tsx'
import { useState, type ReactNode } from 'react'
import { endOf } from '#core/time/sprint-days.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { versionOf } from '#web/shared/meeting/course.ts'
import { setupOf } from '#web/shared/meeting/gathering.ts'
import { ageBandNames } from '#web/shared/members/member-words.ts'
import { Segmented } from '#web/ui/controls.tsx'

/** How and why a short family meeting works; the agenda, roles and rules print on one page. */
export function MeetingGuideScreen() {
  const { sprints, today } = useHome()
  const user = useUser()
  const [length, setLength] = useLength()
  const { minutes } = versionOf(planMeetingAgenda, length)
  const isPlanned = sprints.some((sprint) => !sprint.completed && endOf(sprint) >= today)
  return (
    <div className="grid grid-cols-1 gap-8 print:gap-5 print:[zoom:0.72]">
      <title>{t`Family meeting guide · Elefam`}</title>
      <PageHeading
        title={t`Family meeting guide`}
        back={{ to: appPaths.more, label: t`More` }}
        lead={plural(minutes, {
          one: '# minute a week in which everybody has a say.',
          other: '# minutes a week in which everybody has a say.',
        })}
        actions={
          isReady(user) &&
          !isPlanned && (
            <ButtonLink to={appPaths.planMeeting} className="print:hidden">
              <Trans>Start meeting</Trans>
            </ButtonLink>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr] print:grid-cols-1 print:gap-5">
        <Section title={t`The agenda`}>
          <AgendaTable agenda={planMeetingAgenda} length={length} onLength={setLength} />
          <Button
            variant="secondary"
            icon={<Printer />}
            onClick={() => window.print()}
            className="justify-self-start print:hidden"
          >
            <Trans>Print</Trans>
          </Button>
        </Section>
        <div className="grid print:gap-5">
          <PrintedTopic title={t`Who does what`}>
            <Terms terms={meetingRoles.map((role) => [roles[role].name, roles[role].line])} />
          </PrintedTopic>
          <PrintedTopic title={t`Ground rules`}>
            <Terms terms={groundRules.map(({ title, line }) => [title, line])} />
          </PrintedTopic>
          <Topic title={t`How it is done`}>
            <Disclosure summary={t`The agenda of the check-in`}>
              <OtherAgenda agenda={standUpAgenda} />
            </Disclosure>
            <Disclosure summary={t`The agenda of the look back`}>
              <OtherAgenda agenda={retrospectiveAgenda} />
            </Disclosure>
            <Chapters sections={guide.howTo} />
          </Topic>
          <Topic title={t`With every age`}>
            <Chapters sections={guide.withAges} />
            <QuestionsByAge />
          </Topic>
          <Topic title={t`When it is hard`}>
            <Chapters sections={guide.whenItGoesWrong} />
          </Topic>
          <Topic title={guide.why.heading}>
            <Chapter section={guide.why} />
          </Topic>
        </div>
      </div>
    </div>
  )
}

/** Each with what it means, in one line. */
function Terms({ terms }: { terms: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl className="grid gap-2">
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt className="inline font-semibold">{term}:</dt>{' '}
          <dd className="text-quiet inline">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What belongs together, folded under its heading. */
function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-line border-t py-2 print:hidden">
      <Disclosure summary={<h2 className="text-body">{title}</h2>}>{children}</Disclosure>
    </div>
  )
}

/** A topic that belongs on the printed page, where nothing is folded. */
function PrintedTopic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Topic title={title}>{children}</Topic>
      <div className="hidden print:block">
        <Section title={title}>{children}</Section>
      </div>
    </>
  )
}

/** How long a meeting is, first as this family's usually are. */
function useLength() {
  const { members, today } = useHome()
  return useState<MeetingLength>(setupOf({}, { members, held: [], today }).length)
}

function OtherAgenda<S extends string, L extends MeetingLength>({
  agenda,
}: {
  agenda: Agenda<S, L>
}) {
  const [length, setLength] = useLength()
  return <AgendaTable agenda={agenda} length={length} onLength={setLength} />
}

interface AgendaTableProps<S extends string, L extends MeetingLength> {
  agenda: Agenda<S, L>
  length: MeetingLength
  onLength: (length: MeetingLength) => void
}

/** The stages with their minutes, in one length of the meeting. */
function AgendaTable<S extends string, L extends MeetingLength>(props: AgendaTableProps<S, L>) {
  const { agenda, length, onLength } = props
  const { id, name, line } = versionOf(agenda, length)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="print:hidden">
        <Segmented
          label={t`How much time do you have?`}
          options={agenda.versions.map((version) => ({
            value: version.id,
            label: (
              <span>
                {minutesShort(version.minutes)}
                <span className="text-tiny block font-medium">{version.name}</span>
              </span>
            ),
          }))}
          value={id}
          onChange={onLength}
        />
      </div>
      <p className="text-quiet">
        <strong className="text-ink hidden font-semibold print:block">{name}.</strong> {line}
      </p>
      <table className="w-full text-start">
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Part</Trans>
            </th>
            <th scope="col">
              <Trans>Minutes</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {agenda.stages
            .filter(({ minutes }) => minutes[id] > 0)
            .map(({ stage, title, todo, minutes }) => (
              <tr key={stage} className="border-line border-t align-top">
                <th
                  scope="row"
                  className="py-2.5 pe-4 text-start font-semibold wrap-anywhere hyphens-auto print:py-1.5"
                >
                  {title}
                  <span className="text-small text-quiet block max-w-read font-normal">{todo}</span>
                </th>
                <td className="py-2.5 text-end whitespace-nowrap tabular-nums print:py-1.5">
                  {minutesShort(minutes[id])}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

const minutesShort = (minutes: number): string => t`${minutes} min`

function Chapters({ sections }: { sections: readonly GuideSection[] }) {
  return sections.map((section) => (
    <Disclosure key={section.id} summary={section.heading}>
      <Chapter section={section} />
    </Disclosure>
  ))
}

/** A part of the guide; a claim has its source beside it. */
function Chapter({ section }: { section: GuideSection }) {
  return (
    <div className="grid max-w-measure gap-3">
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph.text}>
          <Sourced {...paragraph} />
        </p>
      ))}
      {section.items.length > 0 && (
        <ul className="grid list-disc gap-2 ps-5">
          {section.items.map((item) => (
            <li key={item.text}>
              <Sourced {...item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Sourced({ text, sources: cited = [] }: GuideText) {
  return (
    <>
      {text}
      {cited.map((source) => (
        <cite
          key={source}
          title={sources[source].full}
          className="text-small text-quiet not-italic"
        >
          {' '}
          ({sources[source].short})
        </cite>
      ))}
    </>
  )
}

const kinds: Record<MeetingKind, string> = {
  'stand-up': t`At the check-in`,
  'plan-meeting': t`At the plan meeting`,
  retrospective: t`When looking back`,
}

/** What to ask, by age: the meetings choose from these by themselves. */
function QuestionsByAge() {
  return speakers.map((speaker) => {
    const ages = speaker === 'adult' ? t`Adults` : ageBandNames[speaker]
    return (
      <Disclosure key={speaker} summary={t`Questions: ${ages}`}>
        <div className="grid gap-5">
          {keysOf(kinds).map((kind) => (
            <div key={kind} className="grid content-start gap-2">
              <h3 className="font-semibold">{kinds[kind]}</h3>
              <ul className="text-small grid gap-1.5">
                {questions[kind][speaker].map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Disclosure>
    )
  })
}

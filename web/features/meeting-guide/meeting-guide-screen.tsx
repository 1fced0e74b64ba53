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
import { speakers, type MeetingKind, type Speaker } from '#content/questions/question.ts'
import { sources } from '#content/sources.ts'
import { keysOf } from '#core/lib/typed-objects.ts'
import { appPaths } from '#core/paths.ts'
import { meetingRoles, type MeetingLength } from '#core/words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Disclosure, PageHeading, Section } from '#web/ui/layout.tsx'

/** How and why a short family meeting works; the agenda, roles and rules print on one page. */
export function MeetingGuideScreen() {
  return (
    <div className="mx-auto grid max-w-content gap-10 print:max-w-none print:gap-5 print:[zoom:0.72]">
      <title>{t`Family meeting guide · Elefam`}</title>
      <PageHeading
        title={t`Family meeting guide`}
        lead={t`Twenty minutes a week in which everybody has a say.`}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <ButtonLink to={appPaths.planMeeting}>
              <Trans>Start meeting</Trans>
            </ButtonLink>
            <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </div>
        }
      />
      <Section title={t`The agenda`}>
        <AgendaTable agenda={planMeetingAgenda} />
      </Section>
      <Section title={t`Who does what`} lead={t`The jobs go round; children take their turn.`}>
        <dl className="grid gap-3 sm:grid-cols-3">
          {meetingRoles.map((role) => (
            <div key={role}>
              <dt className="font-semibold">{roles[role].name}</dt>
              <dd className="text-quiet">{roles[role].line}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t`Ground rules`}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {groundRules.map(({ title, line }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-quiet">{line}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <div className="grid gap-10 print:hidden">
        <Section title={t`The other two`} lead={t`Five minutes a day, and a look back at the end.`}>
          <div className="grid grid-cols-1 gap-3">
            <Disclosure summary={t`The check-in`}>
              <AgendaTable agenda={standUpAgenda} />
            </Disclosure>
            <Disclosure summary={t`The look back`}>
              <AgendaTable agenda={retrospectiveAgenda} />
            </Disclosure>
          </div>
        </Section>
        <QuestionsByAge />
        <div className="grid grid-cols-1 gap-3">
          {guide.map((section) => (
            <Disclosure key={section.id} summary={section.heading}>
              <GuideChapter section={section} />
            </Disclosure>
          ))}
        </div>
      </div>
    </div>
  )
}

/** "20 minutes: for a tired week." After a colon a name goes on with a small letter. */
function versionWords(name: string, minutes: number): string {
  const version = name.charAt(0).toLowerCase() + name.slice(1)
  return plural(minutes, { one: `# minute: ${version}.`, other: `# minutes: ${version}.` })
}

/** The stages with their minutes in each length of the meeting. */
function AgendaTable<S extends string, L extends MeetingLength>(props: { agenda: Agenda<S, L> }) {
  const { agenda } = props
  return (
    <div className="grid grid-cols-1 gap-3">
      <table className="w-full text-start">
        <thead>
          <tr className="border-line border-b-2">
            <th scope="col" className="py-2 pe-4 font-semibold">
              <Trans>Part</Trans>
            </th>
            {agenda.versions.map(({ id, name, minutes }) => (
              <th key={id} scope="col" className="py-2 ps-2 text-end font-semibold">
                {minutes}{' '}
                <abbr title={t`minutes`}>
                  <Trans>min</Trans>
                </abbr>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agenda.stages.map(({ stage, title, todo, minutes }) => (
            <tr key={stage} className="border-line border-b align-top">
              <th
                scope="row"
                className="py-3 pe-4 font-medium wrap-anywhere hyphens-auto print:py-1.5"
              >
                {title}
                <span className="text-small text-quiet block font-normal">{todo}</span>
              </th>
              {agenda.versions.map(({ id }) => (
                <td key={id} className="py-3 ps-2 text-end tabular-nums print:py-1.5">
                  {minutes[id] === 0 ? '–' : minutes[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="text-small grid gap-1">
        {agenda.versions.map(({ id, name, line, minutes }) => (
          <div key={id}>
            <dt className="inline font-semibold">{versionWords(name, minutes)}</dt>{' '}
            <dd className="text-quiet inline">{line}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A part of the guide; a claim has its source beside it. */
function GuideChapter({ section }: { section: GuideSection }) {
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

const names: Record<Speaker, string> = {
  '3-5': '3 to 5 years',
  '6-8': '6 to 8 years',
  '9-12': '9 to 12 years',
  '13-17': '13 to 17 years',
  adult: t`Adults`,
}

/** What to ask, by age: the meetings choose from these by themselves. */
function QuestionsByAge() {
  return (
    <Section title={t`Questions by age`} lead={t`None comes back before all have been asked.`}>
      <div className="grid gap-3">
        {speakers.map((speaker) => (
          <Disclosure key={speaker} summary={names[speaker]}>
            <div className="grid gap-5 sm:grid-cols-3">
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
        ))}
      </div>
    </Section>
  )
}

import { Printer } from 'lucide-react'
import {
  groundRules,
  planMeetingAgenda,
  retrospectiveAgenda,
  roles,
  standUpAgenda,
} from '#content/agendas.ts'
import { guide } from '#content/guide.ts'
import { meetingRoles } from '#core/words.ts'
import { appPaths } from '#core/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { AgendaTable } from './agenda-table.tsx'
import { GuideChapter } from './guide-chapter.tsx'
import { QuestionsByAge } from './questions-by-age.tsx'

/** How and why a short family meeting works; the agenda, roles and rules print on one page. */
export function MeetingGuideScreen() {
  return (
    <div className="mx-auto grid max-w-content gap-10 print:max-w-none print:gap-5 print:[zoom:0.72]">
      <title>Family meeting guide · Elefam</title>
      <PageHeading
        title="Family meeting guide"
        lead="Twenty minutes a week in which everybody has a say."
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <ButtonLink to={appPaths.planMeeting}>Start meeting</ButtonLink>
            <Button
              look="secondary"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </div>
        }
      />
      <Section title="The agenda">
        <AgendaTable agenda={planMeetingAgenda} />
      </Section>
      <Section title="Who does what" lead="The jobs go round; children take their turn.">
        <dl className="grid gap-3 sm:grid-cols-3">
          {meetingRoles.map((role) => (
            <Card key={role}>
              <dt className="font-semibold">{roles[role].name}</dt>
              <dd className="text-quiet">{roles[role].line}</dd>
            </Card>
          ))}
        </dl>
      </Section>
      <Section title="Ground rules">
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
        <Section title="The other two" lead="Five minutes a day, and a look back at the end.">
          <div className="grid grid-cols-1 gap-3">
            <Disclosure summary="The stand-up">
              <AgendaTable agenda={standUpAgenda} />
            </Disclosure>
            <Disclosure summary="The look back">
              <AgendaTable agenda={retrospectiveAgenda} />
            </Disclosure>
          </div>
        </Section>
        <QuestionsByAge />
        <div className="grid grid-cols-1 gap-3">
          {guide.map((section, index) => (
            <Disclosure key={section.id} summary={section.heading} open={index === 0}>
              <GuideChapter section={section} />
            </Disclosure>
          ))}
        </div>
      </div>
    </div>
  )
}

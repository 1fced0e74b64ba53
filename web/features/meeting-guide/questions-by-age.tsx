import { questions, speakers, type MeetingKind, type Speaker } from '#content/questions.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Section } from '#web/ui/section.tsx'

const kinds: Record<MeetingKind, string> = {
  'stand-up': 'At the stand-up',
  'plan-meeting': 'At the plan meeting',
  retrospective: 'When looking back',
}

const names: Record<Speaker, string> = {
  '3-5': '3 to 5 years',
  '6-8': '6 to 8 years',
  '9-12': '9 to 12 years',
  '13-17': '13 to 17 years',
  adult: 'Adults',
}

/** What to ask, by age: the meetings choose from these by themselves. */
export function QuestionsByAge() {
  return (
    <Section title="Questions by age" lead="None comes back before all have been asked.">
      <div className="grid gap-3">
        {speakers.map((speaker) => (
          <Disclosure key={speaker} summary={names[speaker]}>
            <div className="grid gap-5 sm:grid-cols-3">
              {(Object.keys(kinds) as MeetingKind[]).map((kind) => (
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

import { Check } from 'lucide-react'
import type { Choice } from '#content/questions.ts'
import type { Member } from '#core/domain/member.ts'
import type { Gathering } from '#core/domain/rounds.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { meetingIcons } from './meeting-icons.ts'
import { questionFor } from './question-for.ts'

interface AgeQuestionProps {
  gathering: Gathering
  member: Member
  /** What a small one has pointed at before, as `onAnswer` gave it. */
  answer?: string
  /** A picture was pressed; empty when it was taken back. Without it the pictures are to point at. */
  onAnswer?: (answer: string) => void
}

/** Something to ask this member, in words for the age; the youngest choose one of two pictures. */
export function AgeQuestion({ gathering, member, answer, onAnswer }: AgeQuestionProps) {
  const { members, sprints } = useFamily()
  const today = useToday()
  const question = questionFor(gathering, member, { members, sprints, today })
  if (!question) return null
  const { text, choices } = question
  const spoken = choices ? `${text} ${choices.map(({ label }) => label).join(', or ')}?` : text
  return (
    <div
      className="rounded-card bg-member-soft grid grid-cols-1 gap-4 p-4"
      data-member-color={member.color}
    >
      <div className="flex items-start justify-between gap-2">
        <p className="text-lead font-display leading-snug font-bold">{text}</p>
        <ReadAloud text={spoken} />
      </div>
      {choices && (
        <ul aria-label="Two answers to choose from" className="flex flex-wrap gap-3">
          {choices.map((choice) => {
            const said = `${text} ${choice.label}.`
            return (
              <li key={choice.label} className="grid grow basis-28">
                {onAnswer ? (
                  <button
                    type="button"
                    aria-pressed={answer === said}
                    onClick={() => onAnswer(answer === said ? '' : said)}
                    className="rounded-field bg-surface text-member-ink aria-pressed:border-member relative border-4 border-transparent p-3 transition-[border-color]"
                  >
                    {answer === said && (
                      <Check
                        aria-hidden="true"
                        className="bg-leaf text-on-leaf absolute -end-2 -top-2 size-8 rounded-full p-1"
                        strokeWidth={3}
                      />
                    )}
                    <Picture {...choice} />
                  </button>
                ) : (
                  <div className="rounded-field bg-surface text-member-ink p-3">
                    <Picture {...choice} />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function Picture({ label, icon }: Choice) {
  const Icon = meetingIcons[icon]
  return (
    <span className="grid justify-items-center gap-2 text-center">
      {Icon && <Icon aria-hidden="true" className="size-14" strokeWidth={1.75} />}
      <span className="leading-tight font-semibold">{label}</span>
    </span>
  )
}

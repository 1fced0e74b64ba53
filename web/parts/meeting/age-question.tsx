import type { MeetingKind } from '#content/questions.ts'
import type { Member } from '#core/domain/member.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { meetingIcons } from './meeting-icons.ts'
import { questionFor } from './question-for.ts'
import { ReadAloud } from '../read-aloud.tsx'

interface AgeQuestionProps {
  kind: MeetingKind
  member: Member
  date: string
}

/** Something to ask this member, in words for the age; the youngest point at one of two pictures. */
export function AgeQuestion({ kind, member, date }: AgeQuestionProps) {
  const { members } = useFamily()
  const question = questionFor(kind, member, { members, date })
  if (!question) return null
  return (
    <div
      className="rounded-card bg-member-soft grid grid-cols-1 gap-4 p-4"
      data-member-color={member.color}
    >
      <div className="flex items-start justify-between gap-2">
        <p className="text-lead font-display leading-snug font-bold">{question.text}</p>
        <ReadAloud text={question.text} />
      </div>
      {question.choices && (
        <ul aria-label="Two answers to point at" className="flex flex-wrap gap-3">
          {question.choices.map(({ label, icon }) => {
            const Icon = meetingIcons[icon]
            return (
              <li
                key={label}
                className="rounded-field bg-surface text-member-ink grid grow basis-28 justify-items-center gap-2 p-3 text-center"
              >
                {Icon && <Icon aria-hidden="true" className="size-14" strokeWidth={1.75} />}
                <span className="leading-tight font-semibold">{label}</span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { noAnswer } from '#core/stand-up/stand-up.ts'
import { useSend } from '#web/data/use-home.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { List } from '#web/ui/list.tsx'
import { fewMoods, MoodChoice, smallMoodNames } from '#web/ui/mood-faces.tsx'
import type { StandUpProps } from './stand-up-props.ts'

/** They belong to the round, too, as it begins: when their day is spoken of. */
export function SmallOnesLater({ small }: Pick<StandUpProps, 'small'>) {
  if (small.length === 0) return null
  return (
    <List label={t`Too young to answer`}>
      {small.map((member) => (
        <li key={member.id} className="flex min-h-16 items-center gap-3 py-2">
          <Avatar {...member} />
          <span className="min-w-0 leading-tight">
            <bdi className="block font-semibold">{member.name}</bdi>
            <span className="text-small text-quiet">{t`one of you answers, at the end`}</span>
          </span>
        </li>
      ))}
    </List>
  )
}

/**
 * Who is too young to answer is not asked. Whoever held them gives a face for how the day was, or nobody
 * does; once more takes it back (N27).
 */
export function SmallOnes({ sprint, standUp, date, isRemembered, small }: StandUpProps) {
  const send = useSend()
  return small.map((member) => {
    const saved = standUp?.answers.find(({ memberId }) => memberId === member.id)
    const answer = saved ?? noAnswer(member.id)
    const { name } = member
    const question = isRemembered ? t`How was ${name}’s day yesterday?` : t`How was ${name}’s day?`
    return (
      <section key={member.id} className="grid grid-cols-1 gap-2">
        <div className="flex items-center gap-3 leading-tight">
          <Avatar {...member} />
          <div className="min-w-0">
            <h2 className="text-body leading-tight font-bold">
              <bdi>{question}</bdi>
            </h2>
            <p className="text-small text-quiet">
              <Trans>Whoever held {member.name} chooses a face, if you like.</Trans>
            </p>
          </div>
        </div>
        <MoodChoice
          label={question}
          shown={fewMoods}
          names={smallMoodNames}
          value={answer.mood}
          onMood={(mood) => {
            const given = { ...answer, mood: mood === answer.mood ? null : mood }
            void send.toSprint(sprint.id, { type: 'answer-stand-up', date, answer: given })
          }}
          face="size-14"
        />
      </section>
    )
  })
}

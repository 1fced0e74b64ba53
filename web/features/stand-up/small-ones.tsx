import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { noAnswer } from '#core/stand-up/stand-up.ts'
import { useSend } from '#web/data/use-home.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { fewMoods, MoodChoice, smallMoodNames } from '#web/ui/mood-faces.tsx'
import type { StandUpProps } from './stand-up-props.ts'

/**
 * Who is too young to answer is not asked. Whoever held them gives a face for how the day was, or nobody
 * does; once more takes it back (N27).
 */
export function SmallOnes({ sprint, standUp, date, small }: StandUpProps) {
  const send = useSend()
  return small.map((member) => {
    const saved = standUp?.answers.find(({ memberId }) => memberId === member.id)
    const answer = saved ?? noAnswer(member.id)
    const question = t`How was ${member.name}’s day?`
    return (
      <section key={member.id} className="grid grid-cols-1 gap-2">
        <h2 className="text-body flex items-center gap-3 font-bold">
          <Avatar {...member} />
          <span className="leading-tight">
            <bdi>{question}</bdi>
            <span className="text-small text-quiet block font-normal">
              <Trans>Whoever held {member.name} chooses a face, if you like.</Trans>
            </span>
          </span>
        </h2>
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

import { useState } from 'react'
import { coachSource, planForFullWeeks, planForWeekday, plansForThemes } from '#content/coach.ts'
import { lowThemes } from '#content/suggestions/themes.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { adviceFor, type Advice, type IfThen } from '#core/domain/coach.ts'
import { useFamily, useSend, type Sent } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout.tsx'
import { IfThenForm } from './if-then-form.tsx'

/** One if-then plan, where something got in the way again and again: taken, changed or declined, once. */
export function Coach({ sprint }: { sprint: Sprint }) {
  const { family, sprints, members } = useFamily()
  const today = useToday()
  const advice = adviceFor(sprint, sprints, {
    today,
    people: members,
    themes: lowThemes,
    answered: new Set(family.familyData.recommendationAnswers.map(({ key }) => key)),
  })
  const task = sprint.tasks.find(({ id }) => id === advice?.taskId)
  if (!advice || !task) return null
  return <Offer key={advice.key} sprint={sprint} advice={advice} title={task.title} />
}

interface OfferProps {
  sprint: Sprint
  advice: Advice
  /** Of the task that the plan is for. */
  title: string
}

function Offer({ sprint, advice, title }: OfferProps) {
  const send = useSend()
  const say = useUndoable()
  const [isChanging, setChanging] = useState(false)
  const { key, taskId } = advice
  const pair = advice.own ?? pairFor(advice)
  const answer = (given: 'taken' | 'not-for-us') =>
    send.toFamily({ type: 'answer-recommendation', key, answer: given })
  const take = (ifThen: IfThen): Sent => {
    const saved = send.toSprint(sprint.id, { type: 'edit-task', taskId, changes: { ifThen } })
    say('Plan kept', [saved, answer('taken')])
    return saved
  }
  const decline = () => say('Set aside', [answer('not-for-us')])
  return (
    <Card as="section" tone="tinted" labelledBy="coach">
      <h2 id="coach" className="text-small font-sans font-normal tracking-normal">
        {reasonFor(advice)}
      </h2>
      <p className="mt-1 font-semibold">
        <bdi>{`If ${pair.if}, then ${pair.then}.`}</bdi>
      </p>
      <p className="text-small text-quiet mt-1">
        For “<bdi>{title}</bdi>”. {advice.own ? 'You did it like this before.' : coachSource.short}
      </p>
      {isChanging ? (
        <div className="mt-3">
          <IfThenForm
            taskId={`coach ${taskId}`}
            value={pair}
            onSave={take}
            onClose={() => setChanging(false)}
          />
        </div>
      ) : (
        <div className="mt-2 flex flex-wrap">
          <Button variant="secondary" size="small" onClick={() => void take(pair)}>
            Take it
          </Button>
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            Change
          </Button>
          <Button variant="quiet" size="small" onClick={decline}>
            Not for us
          </Button>
        </div>
      )}
    </Card>
  )
}

function pairFor({ reason }: Advice): IfThen {
  if (reason.kind === 'weekday') return planForWeekday(reason.weekday)
  const theme = lowThemes.find(({ name }) => reason.kind === 'theme' && name === reason.theme)
  return theme ? plansForThemes[theme.name] : planForFullWeeks
}

function reasonFor({ reason }: Advice): string {
  if (reason.kind === 'full') return 'The last three weeks held more than got done.'
  if (reason.kind === 'weekday') return `It did not work out on the last ${reason.weekday}s.`
  const times = reason.count === 2 ? 'twice' : `${reason.count} times`
  return `Lately you named this ${times}: ${reason.theme}.`
}

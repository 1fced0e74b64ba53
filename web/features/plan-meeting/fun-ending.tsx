import { useState } from 'react'
import { funEndings } from '#content/agendas.ts'
import { dealt, roundOf } from '#core/domain/rounds.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { ReadAloud } from '#web/ui/read-aloud.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Something silly to end with: another one each time, until all were there. */
export function FunEnding({ sprint }: { sprint: Sprint }) {
  const { sprints } = useFamily()
  const [skipped, setSkipped] = useState(0)
  const round = roundOf({ kind: 'plan-meeting', sprintId: sprint.id }, sprints)
  const text =
    funEndings[dealt(funEndings.length, { round: round + skipped, players: 1, place: 0 })]!
  return (
    <Card as="section" tone="sunny" className="grid grid-cols-1 gap-3">
      <h2 className="text-body font-semibold">Two minutes of fun to end with</h2>
      <div className="flex items-start gap-2">
        <p className="text-lead font-display min-w-0 flex-1 font-bold" aria-live="polite">
          {text}
        </p>
        <ReadAloud text={text} />
      </div>
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => setSkipped(skipped + 1)}
      >
        Another one
      </Button>
    </Card>
  )
}

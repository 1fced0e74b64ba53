import { useEffect, useState } from 'react'
import { sound } from '#web/lib/sounds.ts'
import { Card } from '#web/ui/card.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'

interface DayDoneProps {
  done: boolean
  /** Paper snippets when the last tick falls; never for a day that was done before. */
  celebrate?: boolean | undefined
}

/** Everything of the day is done: a moment to be glad. */
export function DayDone({ done, celebrate }: DayDoneProps) {
  const [before, setBefore] = useState(done)
  const [times, setTimes] = useState(0)
  if (done !== before) {
    setBefore(done)
    if (done) setTimes(times + 1)
  }
  useEffect(() => {
    if (celebrate && times > 0) sound('all-done')
  }, [celebrate, times])
  return (
    <div role="status" className="contents">
      {done && (
        <Card tone="sunny" className="animate-rise flex items-center gap-4">
          <div className="w-28 shrink-0">
            <CelebratingElephants alive />
          </div>
          <div>
            <p className="text-title font-display font-bold">All done</p>
            <p>That was a good day’s work. Well done, all of you.</p>
          </div>
        </Card>
      )}
      {done && celebrate && times > 0 && <Confetti key={times} />}
    </div>
  )
}

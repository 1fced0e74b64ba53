import { useEffect, useState } from 'react'
import { sound } from '#web/lib/sounds.ts'
import { CelebrationPicture } from '#web/shared/celebrations/celebration-picture.tsx'

interface DayDoneProps {
  /** The day, as YYYY-MM-DD. */
  date: string
  done: boolean
  /** A sound when the last tick falls; never for a day that was done before. */
  celebrate?: boolean | undefined
}

/** Everything of the day is done: a picture, and a line to be glad about. */
export function DayDone({ date, done, celebrate }: DayDoneProps) {
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
        <div className="animate-rise grid gap-3">
          <CelebrationPicture reached="day" occasion={date} className="ms-0" />
          <div>
            <p className="text-title font-display font-bold">All done</p>
            <p className="text-quiet">
              {celebrate ? 'The evening is yours.' : 'That was a good day’s work.'}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

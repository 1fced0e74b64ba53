import { useEffect, useRef } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { useArrival } from './arrival.ts'

/** What has just happened elsewhere, above the form with which it goes on. */
export function ArrivalNotice() {
  const [arrival, forget] = useArrival()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (arrival) box.current?.scrollIntoView({ block: 'center' })
  }, [arrival])
  if (!arrival) return null
  return (
    <div ref={box}>
      <Notice tone={arrival.tone} alert onDismiss={forget}>
        {arrival.text}
      </Notice>
    </div>
  )
}

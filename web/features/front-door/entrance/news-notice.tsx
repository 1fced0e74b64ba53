import { useEffect, useRef } from 'react'
import { Notice } from '#web/ui/notice.tsx'
import { useNews } from './news.ts'

/** What has just happened elsewhere, above the form with which it goes on. */
export function NewsNotice() {
  const [news, forget] = useNews()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news) box.current?.scrollIntoView({ block: 'center' })
  }, [news])
  if (!news) return null
  return (
    <div ref={box}>
      <Notice tone={news.tone} alert onDismiss={forget}>
        {news.text}
      </Notice>
    </div>
  )
}

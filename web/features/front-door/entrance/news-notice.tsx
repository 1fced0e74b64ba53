import { keysOf } from '#core/domain/typed-objects.ts'
import { useEffect, useRef, useState } from 'react'
import { arrivals, publicPaths } from '#core/paths.ts'
import { navigate, useLocation, useSearchParams } from '#web/lib/navigation.tsx'
import { signInProblem } from '#web/shared/account/sign-in-with.ts'
import { Notice } from '#web/ui/notice.tsx'

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

type News = { tone: 'good' | 'care' | 'info'; text: string }

const words: Record<keyof typeof arrivals, News> = {
  passwordReset: { tone: 'good', text: 'Your new password is saved. Sign in with it.' },
  tooEarly: { tone: 'info', text: 'That was faster than this page. Please send it once more.' },
  sessionEnded: {
    tone: 'info',
    text: 'Your session has ended. Sign in, and you are back where you were.',
  },
  sessionEndedWriting: {
    tone: 'info',
    text: 'Your session has ended. Sign in, and you are back where you were. What you were writing is still here.',
  },
}

/** What to say to whoever comes with these parameters; null to everybody else. */
export function newsFrom(search: string): News | null {
  const problem = signInProblem(search)
  if (problem) return { tone: 'care', text: problem }
  const address = `${publicPaths.landing}?${search.replace(/^[?]/, '')}`
  const key = keysOf(arrivals).find((one) => arrivals[one] === address)
  return key ? words[key] : null
}

/** The word for this visit, told once: it leaves the address, and `forget` takes it off the screen. */
function useNews(): [News | null, () => void] {
  const [parameters] = useSearchParams()
  const { pathname } = useLocation()
  const search = parameters.toString()
  const [kept, setKept] = useState<{ search: string; news: News | null }>({
    search: '',
    news: null,
  })
  const found = newsFrom(search)
  if (found && kept.search !== search) setKept({ search, news: found })
  const told = found !== null
  useEffect(() => {
    if (told) navigate(pathname, { replace: true })
  }, [told, pathname])
  return [kept.news, () => setKept({ ...kept, news: null })]
}

import { useState } from 'react'
import { localDate } from '#core/domain/calendar.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useSignInSettings } from '#web/shared/account/sign-in.ts'
import { useVisitor } from '#web/shared/public/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'

/** Opens a sample family of the visitor's own for two hours, where the host lends some (DEMO). */
export function LookAround() {
  const visitor = useVisitor()
  const isLent = useSignInSettings()?.demo
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!isLent || visitor) return null
  const open = async () => {
    setOpening(true)
    try {
      await request(apiPaths.sample, { method: 'POST', body: { today: localDate(new Date()) } })
      window.location.assign(appPaths.dashboard)
    } catch (error) {
      setProblem(String(error instanceof Error ? error.message : error))
      setOpening(false)
    }
  }
  return (
    <>
      <Button variant="secondary" busy={isOpening} onClick={() => void open()}>
        Look around
      </Button>
      <ProblemBox text={problem} />
    </>
  )
}

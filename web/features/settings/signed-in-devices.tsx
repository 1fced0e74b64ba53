import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from '#web/ui/icons.ts'
import { deviceWords } from '#content/device-words.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useNow } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Line, Lines } from '#web/ui/lines.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { Part } from './place.tsx'

/** Where one is signed in, and how to end that. */
export function SignedInDevices() {
  const { user } = useFamily()
  const now = useNow(60_000)
  const sessions = useQuery({
    queryKey: ['devices', user.id],
    queryFn: () => request(apiPaths.sessions),
  })
  const toast = useToast()
  const end = useMutation({
    mutationFn: async (
      path: typeof apiPaths.sessions | ReturnType<typeof apiPaths.openSession>,
    ) => {
      await request(path, { method: 'DELETE' })
      await sessions.refetch()
    },
    onSuccess: () => toast({ text: 'Signed out there', tone: 'good' }),
  })
  const { data } = sessions
  const others = (data ?? []).filter(({ current }) => !current)
  return (
    <Part
      title="Your devices"
      lead="Where you are signed in. You do not know one of them? Sign it out and change your password."
    >
      <ProblemBox text={end.error?.message ?? null} />
      {data ? (
        <Lines label="Your devices">
          {data.map(({ id, userAgent, usedAt, current }) => {
            const words = deviceWords(userAgent)
            const Icon = /phone|iPad|tablet/i.test(words) ? Smartphone : Laptop
            return (
              <Line
                key={id}
                mark={<Icon className="text-quiet size-6 shrink-0" />}
                name={words}
                note={current ? 'This device' : usedWords(usedAt, now)}
              >
                {!current && (
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={end.isPending}
                    onClick={() => end.mutate(apiPaths.openSession(id))}
                  >
                    Sign out<span className="sr-only"> on {words}</span>
                  </Button>
                )}
              </Line>
            )
          })}
        </Lines>
      ) : (
        <Waiting query={sessions} />
      )}
      {others.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          busy={end.isPending}
          onClick={() => end.mutate(apiPaths.sessions)}
        >
          Sign out all others
        </Button>
      )}
    </Part>
  )
}

const day = 24 * 60 * 60_000

/** When it was used last: the server keeps that to the day. */
export function usedWords(usedAt: string, now: string): string {
  const days = Math.floor((Date.parse(now) - Date.parse(usedAt)) / day)
  if (days < 1) return 'Used in the last day'
  return days === 1 ? 'Used yesterday' : `Used ${days} days ago`
}

import { language } from '#core/language.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/data/api.ts'

/** What is asked for this page; it goes with the session, and nothing of it stays on the device. */
export const hostKey = (...parts: string[]) => ['host', ...parts]

/** Whether the server wants to see first who is there. */
export const isUnproven = (error: Error | null) =>
  error instanceof ApiError && error.problem.code === 'proof-needed'

/** Does something in charge, and then looks at everything anew; also at whether a proof is due again. */
export function useHostAction<Given, Done>(act: (given: Given) => Promise<Done>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: hostKey() }),
  })
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** 1,234,567 as "1.2 MB", which no line breaks. */
export function bytesWords(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const amount = bytes / 1000 ** step
  return `${step === 0 || amount >= 10 ? Math.round(amount) : amount.toFixed(1)}\u00a0${units[step]}`
}

const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
const dayOnly = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })

/** "Nov 23, 2026, 11:40 AM", by the clock of this device. */
export const momentWords = (instant: string) => moment.format(new Date(instant))
/** "Nov 23, 2026" */
export const dayWords = (instant: string) => dayOnly.format(new Date(instant))

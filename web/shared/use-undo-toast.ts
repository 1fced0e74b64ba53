import { t } from '#core/say.ts'
import type { Refusal } from '#core/refusal.ts'
import type { Sent } from '#web/data/send.ts'
import { useToast, type ToastMessage } from '#web/ui/toast.tsx'

/**
 * Says what was done, with the way back where there is one: the last of several things is taken back
 * first, and where one has changed again since, it says so and stays as it is (P4). Gives the way back.
 */
export function useUndoToast() {
  const toast = useToast()
  return (text: string, sent: readonly Sent[], tone: ToastMessage['tone'] = 'plain') => {
    const ways = sent.flatMap(({ undo }) => undo ?? [])
    const onAct = () => {
      for (const undo of ways.toReversed()) {
        const refusal = undo()
        if (refusal)
          return void sentenceOf(refusal).then((why) => toast({ text: why, tone: 'care' }))
      }
    }
    const isWhole = ways.length === sent.length && ways.length > 0
    toast({ text, tone, ...(isWhole && { action: { label: t`Undo`, onAct } }) })
    return onAct
  }
}

/** The catalogue comes when something was refused. */
export async function sentenceOf({ sentence, code }: Refusal): Promise<string> {
  return sentence ?? (await import('#core/errors.ts')).errors[code].message
}

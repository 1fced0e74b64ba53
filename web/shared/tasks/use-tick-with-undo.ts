import { t } from '#core/say.ts'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { useTick } from './use-tick.ts'

/** As `useTick`: what is taken back says so, with the way back. */
export function useTickWithUndo(sprintId: string, date: string) {
  const undoToast = useUndoToast()
  return useTick(sprintId, date, (title, sent) => undoToast(t`“${title}” is taken back`, sent))
}

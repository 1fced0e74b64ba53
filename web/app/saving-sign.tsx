import { CircleCheck, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSaving, useStore } from '#web/data/use-family.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'

const shownAfterSaving = 2_500

/** Says quietly whether everything the family did is on the server: saving… / saved / offline, will send. */
export function SavingSign() {
  const { entries, failing } = useSaving()
  const waiting = entries.filter((entry) => !entry.refused).length
  const justSaved = useJustSaved(waiting)
  return (
    <>
      <p role="status" className="text-small text-quiet flex min-h-11 items-center gap-1.5">
        {waiting > 0 && failing && (
          <>
            <CloudOff aria-hidden="true" className="size-4.5" />
            Offline, will send
          </>
        )}
        {waiting > 0 && !failing && (
          <>
            <CloudUpload aria-hidden="true" className="size-4.5" />
            Saving…
          </>
        )}
        {waiting === 0 && justSaved && (
          <>
            <CircleCheck aria-hidden="true" className="text-leaf size-4.5" />
            Saved
          </>
        )}
      </p>
      <RefusedCommands />
    </>
  )
}

/** True for a moment after the last waiting command has been acknowledged. */
function useJustSaved(waiting: number): boolean {
  const [before, setBefore] = useState(waiting)
  const [saved, setSaved] = useState(false)
  if (waiting !== before) {
    setBefore(waiting)
    setSaved(before > 0 && waiting === 0)
  }
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(false), shownAfterSaving)
    return () => clearTimeout(timer)
  }, [saved])
  return saved
}

/** What the server would not take, with a way out of it. */
function RefusedCommands() {
  const { entries } = useSaving()
  const { outbox } = useStore()
  const refused = entries.filter((entry) => entry.refused)
  if (refused.length === 0) return null
  const label =
    refused.length === 1 ? 'One change was not saved' : `${refused.length} changes were not saved`
  return (
    <Popover
      label={label}
      trigger={
        <IconButton
          label={label}
          icon={<TriangleAlert aria-hidden="true" className="text-coral size-5" />}
        />
      }
    >
      <ul className="grid gap-4">
        {refused.map(({ command, refused: problem }) => (
          <li key={command.id} className="grid gap-2">
            <p>{problem?.message}</p>
            <div className="flex gap-2">
              <Button size="small" onClick={() => void outbox.retry(command.id)}>
                Try again
              </Button>
              <Button size="small" look="secondary" onClick={() => void outbox.discard(command.id)}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

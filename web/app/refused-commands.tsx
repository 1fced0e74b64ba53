import { useEffect, useRef } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useSaving, useStore } from '#web/data/use-family.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { writtenIn } from './written-in.ts'

/** What the server would not take: said once where everybody looks, and kept here with a way out of it. */
export function RefusedCommands() {
  const { entries } = useSaving()
  const { outbox } = useStore()
  const refused = entries.filter((entry) => entry.refused)
  useSaidOnce(refused.map(({ command, refused: problem }) => [command.id, problem!.message]))
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
      <ul className="grid max-w-note gap-4 p-4">
        {refused.map(({ command, refused: problem }) => (
          <li key={command.id} className="grid gap-2">
            <p>{problem?.message}</p>
            {writtenIn(command).map((words) => (
              <blockquote key={words} className="text-quiet">
                “{words}”
              </blockquote>
            ))}
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

function useSaidOnce(refusals: [id: string, message: string][]) {
  const toast = useToast()
  const said = useRef(new Set<string>())
  useEffect(() => {
    for (const [id, message] of refusals) {
      if (said.current.has(id)) continue
      said.current.add(id)
      toast({ text: `Not saved: ${message}`, tone: 'care' })
    }
  })
}

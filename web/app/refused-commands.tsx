import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { TriangleAlert } from '#web/ui/icons.ts'
import { useEffect, useRef } from 'react'
import { useSaving, useStore } from '#web/data/use-home.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Popover } from '#web/ui/menu.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** What the server would not take: said once where everybody looks, and kept here with a way out of it. */
export function RefusedCommands() {
  const { entries } = useSaving()
  const { outbox } = useStore()
  const refused = entries.filter((entry) => entry.refused)
  useSaidOnce(refused.map(({ command, refused: problem }) => [command.id, problem!.message]))
  const label = plural(refused.length, {
    one: 'One change was not saved',
    other: '# changes were not saved',
  })
  return (
    <Popover
      label={label}
      trigger={<IconButton label={label} icon={<TriangleAlert className="text-coral size-5" />} />}
    >
      <ul className="grid max-w-note gap-4 p-4">
        {refused.map(({ command, refused: problem }) => (
          <li key={command.id} className="grid grid-cols-1 gap-2">
            <p>{problem?.message}</p>
            <Words of={writtenIn(command)} />
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => void outbox.retry(command.id)}>
                <Trans>Try again</Trans>
              </Button>
              <Button
                size="small"
                variant="secondary"
                onClick={() => void outbox.discard(command.id)}
              >
                <Trans>Discard</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

/** All that was written in it, to select and to copy: it goes when somebody discards it. */
function Words({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null
  const text = of.join('\n')
  return (
    <>
      <blockquote className="bg-sunken rounded-field whitespace-pre-line wrap-anywhere p-3 select-text">
        {text}
      </blockquote>
      <CopyButton text={text} done={t`Your words are copied`} />
    </>
  )
}

function useSaidOnce(refusals: [id: string, message: string][]) {
  const toast = useToast()
  const said = useRef(new Set<string>())
  useEffect(() => {
    for (const [id, message] of refusals) {
      if (said.current.has(id)) continue
      said.current.add(id)
      toast({ text: t`Not saved: ${message}`, tone: 'care' })
    }
  })
}

/** The fields of commands in which families write. */
const written = new Set(
  [
    'title name text note notes if then offer missionStep why measure celebration email',
    'did next help thanks group priorities interests',
  ].flatMap((fields) => fields.split(' ')),
)

/**
 * What somebody wrote in a command, in its order: whatever becomes of it, the words are not lost. What
 * stood there before (`from`) is not theirs.
 */
export function writtenIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return written.has(field) && value !== '' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((entry) => writtenIn(entry, field))
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'from' ? [] : writtenIn(entry, name),
  )
}

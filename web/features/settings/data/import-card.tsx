import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ChangeEvent } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { longDate } from '#web/lib/long-date.ts'
import { ProblemBox } from '#web/shared/account/problem-box.tsx'
import type { Proof } from '#web/shared/account/proof-fields.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { ProofDialog } from '../proof-dialog.tsx'
import { readFile, type ReadFile } from './read-file.ts'

/** As long as the server waits for a large file on a slow line, and as long again to read it in. */
const patience = 2 * limits.importSeconds * 1_000

/** Reads an exported family in; asks before it takes the place of one that has something in it. */
export function ImportCard() {
  const { family } = useFamily()
  const store = useStore()
  const toast = useToast()
  const id = useId()
  const [waiting, setWaiting] = useState<ReadFile | null>(null)
  const send = async ({ file }: ReadFile, more: { replace?: boolean } & Proof = {}) => {
    await store.outbox.flush()
    const path = apiPaths.familyImport(family.id)
    await request(path, { method: 'POST', body: { file, ...more }, patience })
    await store.refresh()
    setWaiting(null)
    toast({ text: 'Your family is here', tone: 'good' })
  }
  const read = useMutation({
    mutationFn: async (chosen: File) => {
      const found = readFile(await chosen.text())
      await send(found).catch((error: unknown) => {
        if (!isFull(error)) throw error
        setWaiting(found)
      })
    },
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen) read.mutate(chosen)
    target.value = '' // So that the same file can be chosen again.
  }
  return (
    <>
      <p className="text-quiet">
        Choose a file that Elefam wrote. If your family has plans here already, we ask first.
      </p>
      <label htmlFor={id} className="sr-only">
        A file that Elefam wrote
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        disabled={read.isPending}
        onChange={choose}
        className="rounded-field border-edge bg-surface file:bg-sunken file:text-ink min-h-13 w-full max-w-full cursor-pointer border p-1.5 file:me-3 file:min-h-10 file:rounded-full file:border-0 file:px-4 file:font-semibold"
      />
      <p role="status" className="text-small text-quiet empty:hidden">
        {read.isPending && 'Reading the file …'}
      </p>
      <ProblemBox text={read.error?.message ?? null} />
      {waiting && (
        <ProofDialog
          title="Replace your family with this file?"
          label="Replace everything"
          act={(proof) => send(waiting, { replace: true, ...proof })}
          onDone={() => undefined}
          onClose={() => setWaiting(null)}
        >
          <p>
            The file{waiting.exportedAt && ` of ${longDate(waiting.exportedAt.slice(0, 10))}`} has{' '}
            {counted(waiting.people, 'person', 'people')} and{' '}
            {counted(waiting.sprints, 'sprint', 'sprints')}. What is here now goes, and that cannot
            be undone; take a copy first if you may want it again.
          </p>
        </ProofDialog>
      )}
    </>
  )
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

function isFull(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'family-not-empty'
}

import { plural, t } from '#core/say.ts'
import { useMutation } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { formErrors } from '#core/form-errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useHome, useStore } from '#web/data/use-home.tsx'
import { listOf, longDate } from '#web/lib/words.ts'
import type { Proof } from '#web/shared/account/passkeys.ts'
import { FileField } from '#web/ui/file-field.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useAskWithProof } from '../ask-with-proof.tsx'

/** In milliseconds: as long as the server waits for a large file on a slow line, and as long again to read it in. */
const timeout = 2 * limits.importSeconds * 1_000

/** Reads an exported family in; asks before it takes the place of one that has something in it. */
export function ImportFamily() {
  const { family } = useHome()
  const store = useStore()
  const toast = useToast()
  const ask = useAskWithProof()
  const send = async ({ file }: ReadFile, more: { replace?: boolean } & Proof = {}) => {
    await store.outbox.flush()
    const path = apiPaths.familyImport(family.id)
    await request(path, { method: 'POST', body: { file, ...more }, timeout })
    await store.refresh()
    toast({ text: t`Your family is here`, tone: 'good' })
  }
  const read = useMutation({
    mutationFn: async (chosen: File) => {
      const found = readFile(await chosen.text())
      await send(found).catch((error: unknown) => {
        if (!isFull(error)) throw error
        void askToReplace(found)
      })
    },
  })
  const askToReplace = (found: ReadFile) =>
    ask({
      title: t`Replace your family with this file?`,
      text: `${fileWords(found)} ${t`What is here now goes, and that cannot be undone; take a copy first if you may want it again.`}`,
      label: t`Replace everything`,
      act: (proof) => send(found, { replace: true, ...proof }),
    })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen) read.mutate(chosen)
    target.value = '' // So that the same file can be chosen again.
  }
  return (
    <>
      <FileField
        label={t`A file that Elefam wrote`}
        hint={t`If your family has plans here already, we ask first.`}
        accept=".json,application/json"
        disabled={read.isPending}
        onChange={choose}
      />
      <p role="status" className="text-small text-quiet empty:hidden">
        {read.isPending && t`Reading the file …`}
      </p>
      <ProblemBox text={read.error?.message ?? null} />
    </>
  )
}

/** "The file of 3 March 2026 has 4 people and 9 weeks." */
function fileWords({ people, sprints, exportedAt }: ReadFile): string {
  const day = exportedAt && longDate(exportedAt.slice(0, 10))
  const inside = listOf([
    plural(people, { one: '# person', other: '# people' }),
    plural(sprints, { one: '# week', other: '# weeks' }),
  ])
  return day ? t`The file of ${day} has ${inside}.` : t`The file has ${inside}.`
}

function isFull(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'family-not-empty'
}

/** What is sent of a file, and what a parent wants to know of it before it replaces anything. */
type ReadFile = {
  file: Record<string, unknown>
  people: number
  sprints: number
  exportedAt: string | null
}

/** Looks into a chosen file; throws an Error with the sentence to show for one that is no export. */
export function readFile(text: string): ReadFile {
  if (text.length > limits.importSize) throw new Error(formErrors['too-large'].message)
  const file = parsed(text)
  const data = objectIn(objectIn(file, 'family'), 'familyData')
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
  const { format, formatVersion, exportedAt, family, sprints, letters } = file
  return {
    // The rest is for reading, not for being read in again.
    file: { format, formatVersion, exportedAt, family, sprints, letters },
    people: 1 + count(data['adults']) + count(data['children']),
    sprints: count(sprints),
    exportedAt: typeof exportedAt === 'string' ? exportedAt : null,
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file === 'object' && file !== null && 'format' in file) return { ...file }
  } catch {
    // Whatever it is, it is no export.
  }
  throw new Error(formErrors['import-unknown'].message)
}

function objectIn(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const found = value[key]
  return typeof found === 'object' && found !== null ? { ...found } : {}
}

import { Plus } from '#web/ui/icons.ts'
import { useState } from 'react'
import { formErrors } from '#core/form-errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { line, type Rule } from '#web/lib/form-rules.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/controls.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { Form, useForm, type Problems } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CalendarServer } from './calendar-server.tsx'

const ways = [
  { value: 'address', label: 'Address' },
  { value: 'server', label: 'Password' },
  { value: 'file', label: 'File' },
] as const

type Way = (typeof ways)[number]['value']

const address: Rule = {
  tidy: (typed) => typed.trim(),
  problem: (text) =>
    /^(https?|webcals?):\/\/./i.test(text) ? undefined : formErrors['calendar-address'].message,
}

const rules = { name: line('Write what you call it.'), url: address }

/** A calendar that the server goes on reading, by its address or a password, or a file, as it is now. */
export function AddCalendar({ onAdded }: Added) {
  const [way, setWay] = useState<Way>('address')
  return (
    <div className="grid grid-cols-1 gap-5">
      <Segmented label="Where it comes from" options={ways} value={way} onChange={setWay} />
      {way === 'server' ? (
        <CalendarServer onAdded={onAdded} />
      ) : (
        <AddressOrFile way={way} onAdded={onAdded} />
      )}
    </div>
  )
}

type Added = { onAdded: () => Promise<unknown> }

function AddressOrFile({ way, onAdded }: Added & { way: Exclude<Way, 'server'> }) {
  const { family } = useFamily()
  const toast = useToast()
  const draft = useDraft('calendar-name', '')
  const [file, setFile] = useState<string | null>(null)
  const form = useForm({
    rules,
    check: (): Problems => (way === 'file' ? { file: fileProblem(file) } : {}),
    send: async ({ name, url }, element) => {
      const body = way === 'file' ? { name, file: file ?? '' } : { name, url }
      await request(apiPaths.outsideCalendars(family.id), { method: 'POST', body })
      draft.drop()
      setFile(null)
      element.reset()
      toast({ text: `“${name}” is added`, tone: 'good' })
      await onAdded()
    },
    refused: refusedFields,
  })
  const read = async (chosen: File | undefined) => setFile((await chosen?.text()) ?? null)
  return (
    <Form form={form} className="grid grid-cols-1 gap-5">
      <TextField
        label="What you call it"
        name="name"
        autoComplete="off"
        maxLength={limits.name}
        {...typedText(draft)}
      />
      {way === 'address' ? (
        <TextField
          unkept="secret"
          label="Its address"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.outsideAddress}
          hint="Whoever has a secret address can read that calendar. We show it to nobody, not even to you."
        />
      ) : (
        <FileField
          label="The file"
          hint="It is read once. Add it again when there is a newer one."
          name="file"
          accept=".ics,text/calendar"
          problem={form.problems.file}
          onChange={({ target }) => void read(target.files?.[0])}
        />
      )}
      <ProblemBox text={form.failure?.message ?? null} />
      <Button type="submit" icon={<Plus />} busy={form.busy} className="justify-self-start">
        Add the calendar
      </Button>
    </Form>
  )
}

function fileProblem(file: string | null): string | undefined {
  if (file === null || file === '') return 'Choose a file that ends in .ics.'
  return file.length > limits.outsideFile
    ? 'This file is larger than we read. One with this year alone is enough.'
    : undefined
}

function refusedFields(error: Error): Problems {
  if (!(error instanceof ApiError)) return {}
  const { code, message } = error.problem
  if (code === 'calendar-address') return { url: message }
  return code === 'calendar-unreadable' || code === 'calendar-cut-off' ? { file: message } : {}
}

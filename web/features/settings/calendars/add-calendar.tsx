import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Plus } from '#web/ui/icons.ts'
import { useState } from 'react'
import { formErrors } from '#core/form-errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
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
  { value: 'address', label: t`Address` },
  { value: 'server', label: t`Password` },
  { value: 'file', label: t`File` },
] as const

type Way = (typeof ways)[number]['value']

const address: Rule = {
  tidy: (typed) => typed.trim(),
  problem: (text) =>
    /^(https?|webcals?):\/\/./i.test(text) ? undefined : formErrors['calendar-address'].message,
}

const rules = { name: line(t`Write what you call it.`), url: address }

/** A calendar that the server goes on reading, by its address or a password, or a file, as it is now. */
export function AddCalendar({ onAdded }: Added) {
  const [way, setWay] = useState<Way>('address')
  return (
    <div className="grid grid-cols-1 gap-5">
      <Segmented label={t`Where it comes from`} options={ways} value={way} onChange={setWay} />
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
  const { family } = useHome()
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
      toast({ text: t`“${name}” is added`, tone: 'good' })
      await onAdded()
    },
    refused: refusedFields,
  })
  const read = async (chosen: File | undefined) => setFile((await chosen?.text()) ?? null)
  return (
    <Form form={form} className="grid grid-cols-1 gap-5">
      <TextField
        label={t`What you call it`}
        name="name"
        autoComplete="off"
        maxLength={limits.name}
        {...typedText(draft)}
      />
      {way === 'address' ? (
        <TextField
          unkept="secret"
          label={t`Its address`}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.outsideAddress}
          hint={t`Whoever has a secret address can read that calendar. We show it to nobody, not even to you.`}
        />
      ) : (
        <FileField
          label={t`The file`}
          hint={t`It is read once. Add it again when there is a newer one.`}
          name="file"
          accept=".ics,text/calendar"
          problem={form.problems.file}
          onChange={({ target }) => void read(target.files?.[0])}
        />
      )}
      <ProblemBox text={form.failure?.message ?? null} />
      <Button type="submit" icon={<Plus />} busy={form.busy} className="justify-self-start">
        <Trans>Add the calendar</Trans>
      </Button>
    </Form>
  )
}

function fileProblem(file: string | null): string | undefined {
  if (file === null || file === '') return t`Choose a file that ends in .ics.`
  return file.length > limits.outsideFile
    ? t`This file is larger than we read. One with this year alone is enough.`
    : undefined
}

function refusedFields(error: Error): Problems {
  if (!(error instanceof ApiError)) return {}
  const { code, message } = error.problem
  if (code === 'calendar-address') return { url: message }
  return code === 'calendar-unreadable' || code === 'calendar-cut-off' ? { file: message } : {}
}

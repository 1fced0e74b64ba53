import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { FoundCalendar } from '#core/calendars/schema.ts'
import { formErrors } from '#core/form-errors.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { ApiError, request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { line, type Rule } from '#web/lib/form-rules.ts'
import { PasswordField } from '#web/shared/account/sign-in-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm, type Problems } from '#web/ui/form.tsx'
import { CalendarDays, Plus, Search } from '#web/ui/icons.ts'
import { List, ListItem } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** A server of calendars, and who asks it. */
type Server = { url: string; user: string; appPassword: string }

type Added = { onAdded: () => Promise<unknown> }

const address: Rule = {
  tidy: (typed) => (/^[a-z]+:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`),
  problem: (text) =>
    /^https?:\/\/./i.test(text) ? undefined : formErrors['calendar-server-address'].message,
}

const password: Rule = {
  tidy: (typed) => typed,
  problem: (typed) => (typed === '' ? t`Write the password for apps.` : undefined),
}

const rules = { url: address, user: line(t`Write the user’s name there.`), appPassword: password }

/** Calendars behind a password (CalDAV): the server says which there are, and each is added by a press. */
export function CalendarServer({ onAdded }: Added) {
  const { family } = useHome()
  const [found, setFound] = useState<{ server: Server; calendars: FoundCalendar[] } | null>(null)
  const form = useForm({
    rules,
    send: async (server) => {
      setFound(null)
      const path = apiPaths.calendarServer(family.id)
      const { calendars } = await request(path, { method: 'POST', body: server })
      setFound({ server, calendars })
    },
    refused: refusedFields,
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <Form form={form} className="grid grid-cols-1 gap-5">
        <TextField
          unkept="secret"
          label={t`The server’s address`}
          name="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.outsideAddress}
          hint={t`For example caldav.icloud.com, or that of your Nextcloud: whatever speaks CalDAV.`}
        />
        <TextField
          unkept="secret"
          label={t`User`}
          name="user"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.calendarLogin}
        />
        <PasswordField
          label={t`Password for apps`}
          name="appPassword"
          autoComplete="off"
          maxLength={limits.calendarLogin}
          hint={t`Make one there for Elefam alone: you can end it there at any time. We only read, and keep it sealed.`}
        />
        <ProblemBox text={form.failure?.message ?? null} />
        <Button type="submit" icon={<Search />} busy={form.busy} className="justify-self-start">
          <Trans>Look for calendars</Trans>
        </Button>
      </Form>
      {found && <FoundCalendars {...found} onAdded={onAdded} />}
    </div>
  )
}

type FoundProps = Added & { server: Server; calendars: FoundCalendar[] }

function FoundCalendars({ server, calendars, onAdded }: FoundProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="found-calendars" className="grid grid-cols-1 gap-2">
      <h3 ref={heading} id="found-calendars" tabIndex={-1} className="text-lead outline-none">
        {calendars.length === 0 ? t`There is no calendar` : t`Which ones?`}
      </h3>
      <List>
        {calendars.map((calendar) => (
          <FoundItem key={calendar.url} {...{ server, calendar, onAdded }} />
        ))}
      </List>
    </section>
  )
}

function FoundItem({
  server: { user, appPassword },
  calendar: { name, url },
  onAdded,
}: Added & { server: Server; calendar: FoundCalendar }) {
  const { family } = useHome()
  const toast = useToast()
  const add = useMutation({
    mutationFn: async () => {
      const body = { name, url, user, appPassword }
      await request(apiPaths.outsideCalendars(family.id), { method: 'POST', body })
      toast({ text: t`“${name}” is added`, tone: 'good' })
      await onAdded()
    },
  })
  return (
    <ListItem mark={<CalendarDays className="text-quiet size-6 shrink-0" />} name={name}>
      <Button
        variant="quiet"
        size="small"
        icon={<Plus />}
        busy={add.isPending}
        disabled={add.isSuccess}
        onClick={() => add.mutate()}
      >
        {add.isSuccess ? t`Added` : t`Add`}
        <span className="sr-only"> {name}</span>
      </Button>
      <ProblemBox text={add.error?.message ?? null} />
    </ListItem>
  )
}

function refusedFields(error: Error): Problems {
  if (!(error instanceof ApiError)) return {}
  const { code, message } = error.problem
  if (code === 'calendar-sign-in') return { appPassword: message }
  return code === 'calendar-server-silent' || code === 'calendar-server-address'
    ? { url: message }
    : {}
}

import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HostStatus } from '#core/hosts/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths, appPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { notesOf } from '#web/lib/words.ts'
import {
  proofFrom,
  ProofFields,
  proofRules,
  refusedProof,
} from '#web/shared/account/account-forms.tsx'
import { DialogProvider } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { PageHeading, Section } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { Accounts } from './accounts.tsx'
import { AuditLog } from './audit-log.tsx'
import { Choices } from './choices.tsx'
import { Codes } from './codes.tsx'
import { bytesWords, hostKey, isUnproven, momentWords } from './host.ts'

/** For those in charge of this server: how it is, who may come in, who is here, what was done. */
export function HostPage() {
  const status = useQuery({ queryKey: hostKey('status'), queryFn: () => request(apiPaths.host) })
  if (status.isPending) return <ScreenSkeleton cards={2} />
  return (
    <div className="grid max-w-content grid-cols-1 gap-8">
      <title>{t`This server · Elefam`}</title>
      <PageHeading
        title={t`This server`}
        lead={t`You see how much families store, never what.`}
        back={{ to: appPaths.settings, label: t`Settings` }}
      />
      {status.data === null || isUnproven(status.error) ? (
        <Prove />
      ) : (
        <DialogProvider>
          {status.error && <Waiting query={status} />}
          {status.data && (
            <>
              <Status status={status.data} />
              <Choices status={status.data} />
              <Codes door={status.data.choices.signUp} />
              <Accounts />
              <AuditLog />
            </>
          )}
        </DialogProvider>
      )}
    </div>
  )
}

/** Before the page opens, and again after some minutes: whoever finds a phone somewhere opens nothing. */
function Prove() {
  const client = useQueryClient()
  const form = useForm({
    rules: proofRules,
    send: async (_typed, element) => {
      await request(apiPaths.proof, { method: 'POST', body: proofFrom(element) })
      await client.invalidateQueries({ queryKey: hostKey() })
    },
    refused: refusedProof,
  })
  return (
    <Form form={form} className="grid max-w-form grid-cols-1 gap-5">
      <p>
        <Trans>
          Please show that it is you. This page then stays open for {limits.proofMinutes} minutes.
        </Trans>
      </p>
      <ProofFields />
      <ProblemBox text={form.failure?.message ?? null} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        <Trans>Go on</Trans>
      </Button>
    </Form>
  )
}

/** How the server is, in five lines. */
function Status({ status }: { status: HostStatus }) {
  const { version, newer, database, size, free, accounts, families, mail, backup } = status
  return (
    <Section title={t`How it is`}>
      <List as="dl" framed>
        <Fact name={t`Program`}>
          <Trans>
            Elefam {version} on {database}
          </Trans>
          {newer && (
            <span className="block font-medium">
              <Trans>{newer} is out</Trans>
            </span>
          )}
        </Fact>
        <Fact name={t`People`}>
          {notesOf(
            plural(accounts, { one: '# account', other: '# accounts' }),
            plural(families, { one: '# family', other: '# families' }),
          )}
        </Fact>
        <Fact name={t`Storage`}>
          {notesOf(
            t`${bytesWords(size)} of data`,
            free !== null && t`${bytesWords(free)} free on the disk`,
          )}
        </Fact>
        <Fact name={t`Backups`}>{backupWords(backup)}</Fact>
        <Fact name={t({ message: 'Mail', context: 'what a server sends' })}>
          <MailWords mail={mail} />
        </Fact>
      </List>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 py-2">
      <dt className="text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function backupWords({ newestAt, second, secondAt }: HostStatus['backup']): string {
  if (newestAt === null) return t`None on this machine.`
  const newest = t`The newest is of ${momentWords(newestAt)}.`
  if (!second) return `${newest} ${t`It lies on this machine alone.`}`
  return secondAt === null
    ? `${newest} ${t`None has reached its second place.`}`
    : `${newest} ${t`The one at its second place is of ${momentWords(secondAt)}.`}`
}

function MailWords({ mail }: { mail: HostStatus['mail'] }) {
  const { leaves, waiting, sentAt, failedAt, why } = mail
  const isFailing = failedAt !== null && (sentAt === null || failedAt > sentAt)
  return (
    <>
      {leaves ? lastWords(sentAt) : t`No mail leaves this server: mails become files on it.`}
      {waiting > 0 && ` ${plural(waiting, { one: '# mail waits.', other: '# mails wait.' })}`}
      {isFailing && (
        <span className="text-coral-ink block font-medium">
          <Trans>Not sent on {momentWords(failedAt)}</Trans>
          {why && <span className="text-quiet block font-normal break-words">{why}</span>}
        </span>
      )}
    </>
  )
}

const lastWords = (sentAt: string | null) =>
  sentAt === null ? t`No mail was sent yet.` : t`Last sent on ${momentWords(sentAt)}.`

import type { ReactNode } from 'react'
import type { HostStatus } from '#core/contract/host.ts'
import { Section } from '#web/ui/layout.tsx'
import { bytesWords, counted, momentWords } from './words.ts'

/** How the server is, in four lines. */
export function Status({ status }: { status: HostStatus }) {
  const { version, newer, database, size, free, accounts, families, mail } = status
  return (
    <Section title="How it is">
      <dl className="divide-line border-line grid grid-cols-1 divide-y border-y">
        <Line name="Program">
          Elefam {version} on {database}
          {newer && <span className="block font-medium">{newer} is out</span>}
        </Line>
        <Line name="People">
          {counted(accounts, 'account')}, {counted(families, 'family', 'families')}
        </Line>
        <Line name="Storage">
          {bytesWords(size)} of data{free !== null && `, ${bytesWords(free)} free on the disk`}
        </Line>
        <Line name="Mail">
          <MailWords mail={mail} />
        </Line>
      </dl>
    </Section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-12 grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 py-2">
      <dt className="text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function MailWords({ mail }: { mail: HostStatus['mail'] }) {
  const { leaves, waiting, sentAt, failedAt, why } = mail
  const isFailing = failedAt !== null && (sentAt === null || failedAt > sentAt)
  return (
    <>
      {leaves ? lastWords(sentAt) : 'No mail leaves this server: mails become files on it.'}
      {waiting > 0 && ` ${counted(waiting, 'mail waits', 'mails wait')}.`}
      {isFailing && (
        <span className="text-coral-ink block font-medium">
          Not sent on {momentWords(failedAt)}
          {why && <span className="text-quiet block font-normal break-words">{why}</span>}
        </span>
      )}
    </>
  )
}

const lastWords = (sentAt: string | null) =>
  sentAt === null ? 'No mail was sent yet.' : `Last sent on ${momentWords(sentAt)}.`

import { useState } from 'react'
import type { HostAccount } from '#core/contract/host.ts'
import { apiPaths } from '#core/paths.ts'
import { request, type BodyAt } from '#web/data/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useHostAction } from './use-host.ts'
import { bytesWords, counted, dayWords } from './words.ts'

interface AccountSheetProps {
  account: HostAccount
  onClose: () => void
}

type Action = BodyAt<ReturnType<typeof apiPaths.hostAccount>>['action']

const doneWords: Record<Action, string> = {
  block: 'The account is blocked',
  unblock: 'The account is open again',
  verify: 'The address counts as confirmed',
  'reset-link': 'The link is made',
  'no-second-factor': 'The password alone opens it now',
}

/** What can be known of an account, and done about it. */
export function AccountSheet({ account, onClose }: AccountSheetProps) {
  const toast = useToast()
  const [isDeleting, setDeleting] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const act = useHostAction(async (action: Action) => {
    const done = await request(apiPaths.hostAccount(account.id), {
      method: 'POST',
      body: { action, email: account.email },
    })
    setLink(done.link)
    toast({ text: doneWords[action], tone: 'good' })
  })
  if (isDeleting) return <DeleteDialog account={account} onClose={onClose} />
  const { blockedAt, emailVerified, host, secondFactor } = account
  const button = (action: Action, label: string) => (
    <Button variant="secondary" disabled={act.isPending} onClick={() => act.mutate(action)}>
      {label}
    </Button>
  )
  return (
    <Dialog open calm onClose={onClose} title={account.email}>
      <Facts account={account} />
      <ProblemBox text={act.error?.message ?? null} />
      {host ? (
        <p>Only the command changes anything about an account that is in charge.</p>
      ) : (
        <div className="grid gap-2">
          {blockedAt ? button('unblock', 'Open it again') : button('block', 'Block')}
          {!emailVerified && button('verify', 'Confirm the address by hand')}
          {secondFactor && button('no-second-factor', 'Ask for no code any more')}
          {link === null && button('reset-link', 'Make a link for a new password')}
          {link !== null && (
            <div className="bg-sunken rounded-field grid gap-1 p-3">
              <p className="text-small">
                It opens the account for whoever has it, once, for an hour. Hand it over yourself:
              </p>
              <p className="break-all select-all">{link}</p>
            </div>
          )}
          <Button variant="quiet" disabled={act.isPending} onClick={() => setDeleting(true)}>
            Delete…
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function Facts({ account }: { account: HostAccount }) {
  const { role, createdAt, seenAt, blockedAt, emailVerified, family } = account
  return (
    <ul className="text-quiet grid gap-1 leading-snug">
      <li>
        {role === 'primary' ? 'Started a family' : 'Joined a family'}, here since{' '}
        {dayWords(createdAt)}
        {seenAt && `, last on ${dayWords(seenAt)}`}
      </li>
      <li>
        The family: {counted(family.members, 'member')}, {counted(family.accounts, 'account')},{' '}
        {counted(family.weeks, 'week')}, {bytesWords(family.bytes)}
      </li>
      {!emailVerified && <li>The address is not confirmed</li>}
      {blockedAt && <li>Blocked since {dayWords(blockedAt)}</li>}
    </ul>
  )
}

/** Asks once, plainly. */
function DeleteDialog({ account, onClose }: AccountSheetProps) {
  const toast = useToast()
  const remove = useHostAction(() =>
    request(apiPaths.hostAccount(account.id), { method: 'DELETE' }).then(() => {
      toast({ text: 'The account is deleted' })
      onClose()
    }),
  )
  const { email, role } = account
  return (
    <Dialog
      open
      calm
      onClose={onClose}
      title={`Delete ${email}?`}
      actions={
        <>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Delete the account
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>
        {role === 'primary'
          ? 'It goes with the family that it started and everything in it.'
          : 'It leaves its family, which stays.'}{' '}
        That cannot be undone.
      </p>
      <ProblemBox text={remove.error?.message ?? null} />
    </Dialog>
  )
}

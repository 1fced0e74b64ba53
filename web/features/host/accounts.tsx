import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from '#web/ui/icons.ts'
import { useDeferredValue, useState } from 'react'
import type { HostAccount } from '#core/hosts/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request, type BodyAt } from '#web/data/api.ts'
import { notesOf } from '#web/lib/words.ts'
import { useAsk } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Section } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { bytesWords, dayWords, hostKey, isUnproven, useHostAction } from './host.ts'

/** Who has an account here, the newest first; each opens its sheet. */
export function Accounts() {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [openId, setOpenId] = useState<string | null>(null)
  const pages = useInfiniteQuery({
    queryKey: hostKey('accounts', search),
    queryFn: ({ pageParam }) =>
      request(apiPaths.hostAccounts, {
        query: { search, ...(pageParam !== '' && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
  const accounts = pages.data?.pages.flatMap((page) => page.accounts) ?? []
  const open = accounts.find(({ id }) => id === openId)
  return (
    <Section title={t`Accounts`}>
      <TextField
        unkept="search"
        label={t`Part of an e-mail address`}
        type="search"
        value={typed}
        maxLength={limits.email}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {!pages.data && !isUnproven(pages.error) && <Waiting query={pages} />}
      {pages.data && accounts.length === 0 && (
        <p className="text-quiet">
          <Trans>No account has that in its address.</Trans>
        </p>
      )}
      {accounts.length > 0 && (
        <List label={t`Accounts`} framed>
          {accounts.map((account) => (
            <AccountItem key={account.id} account={account} onOpen={() => setOpenId(account.id)} />
          ))}
        </List>
      )}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-center"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
      {open && <AccountSheet account={open} onClose={() => setOpenId(null)} />}
    </Section>
  )
}

type Counts = HostAccount['family']
const memberCount = ({ members }: Counts) =>
  plural(members, { one: '# member', other: '# members' })
const accountCount = ({ accounts }: Counts) =>
  plural(accounts, { one: '# account', other: '# accounts' })
const weekCount = ({ weeks }: Counts) => plural(weeks, { one: '# week', other: '# weeks' })

function AccountItem({ account, onOpen }: { account: HostAccount; onOpen: () => void }) {
  const { email, family, seenAt } = account
  const marks = marksOf(account)
  return (
    <li>
      <button
        type="button"
        className="hover:bg-sunken flex min-h-15 w-full items-center gap-3 py-2 text-start"
        onClick={onOpen}
      >
        <span className="grid min-w-0 flex-1 grid-cols-1 leading-snug">
          <span className="font-medium break-words">{email}</span>
          <span className="text-small text-quiet">
            {marks && <span className="text-ink font-semibold">{marks}. </span>}
            {notesOf(memberCount(family), weekCount(family), bytesWords(family.bytes))}.{' '}
            {seenAt ? t`Here on ${dayWords(seenAt)}` : t`Not seen lately`}
          </span>
        </span>
        <ChevronRight className="text-quiet size-5 shrink-0" />
      </button>
    </li>
  )
}

function marksOf({ host, blockedAt, emailVerified }: HostAccount): string {
  const marks = notesOf(
    host && t({ message: 'in charge', context: 'an account' }),
    blockedAt && t({ message: 'blocked', context: 'an account' }),
    !emailVerified && t({ message: 'not confirmed', context: 'an account' }),
  )
  return marks.charAt(0).toUpperCase() + marks.slice(1)
}

interface AccountSheetProps {
  account: HostAccount
  onClose: () => void
}

type Action = BodyAt<ReturnType<typeof apiPaths.hostAccount>>['action']

const doneWords: Record<Action, string> = {
  block: t`The account is blocked`,
  unblock: t`The account is open again`,
  verify: t`The address counts as confirmed`,
  'reset-link': t`The link is made`,
  'no-second-factor': t`The password alone opens it now`,
}

/** What can be known of an account, and done about it. */
function AccountSheet({ account, onClose }: AccountSheetProps) {
  const toast = useToast()
  const askToDelete = useAskToDelete()
  const [link, setLink] = useState<string | null>(null)
  const act = useHostAction(async (action: Action) => {
    const done = await request(apiPaths.hostAccount(account.id), {
      method: 'POST',
      body: { action, email: account.email },
    })
    setLink(done.link)
    toast({ text: doneWords[action], tone: 'good' })
  })
  const goOnToDelete = () => {
    onClose()
    void askToDelete(account)
  }
  const { blockedAt, emailVerified, host, secondFactor } = account
  const button = (action: Action, label: string) => (
    <Button variant="secondary" disabled={act.isPending} onClick={() => act.mutate(action)}>
      {label}
    </Button>
  )
  return (
    <Dialog calm onClose={onClose} title={account.email}>
      <Facts account={account} />
      <ProblemBox text={act.error?.message ?? null} />
      {host ? (
        <p>
          <Trans>Only the command changes anything about an account that is in charge.</Trans>
        </p>
      ) : (
        <div className="grid gap-2">
          {blockedAt ? button('unblock', t`Open it again`) : button('block', t`Block`)}
          {!emailVerified && button('verify', t`Confirm the address by hand`)}
          {secondFactor && button('no-second-factor', t`Ask for no code any more`)}
          {link === null && button('reset-link', t`Make a link for a new password`)}
          {link !== null && (
            <div className="bg-sunken rounded-field grid gap-1 p-3">
              <p className="text-small">
                <Trans>
                  It opens the account for whoever has it, once, for an hour. Hand it over yourself:
                </Trans>
              </p>
              <p className="break-all select-all">{link}</p>
            </div>
          )}
          <Button variant="quiet" disabled={act.isPending} onClick={goOnToDelete}>
            <Trans>Delete…</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function Facts({ account }: { account: HostAccount }) {
  const { role, createdAt, seenAt, blockedAt, emailVerified, family } = account
  const people = [memberCount(family), accountCount(family)]
  const counts = notesOf(...people, weekCount(family), bytesWords(family.bytes))
  return (
    <ul className="text-quiet grid gap-1 leading-snug">
      <li>
        {notesOf(
          role === 'primary' ? t`Started a family` : t`Joined a family`,
          t`here since ${dayWords(createdAt)}`,
          seenAt && t`last on ${dayWords(seenAt)}`,
        )}
      </li>
      <li>
        <Trans>The family: {counts}</Trans>
      </li>
      {!emailVerified && (
        <li>
          <Trans>The address is not confirmed</Trans>
        </li>
      )}
      {blockedAt && (
        <li>
          <Trans>Blocked since {dayWords(blockedAt)}</Trans>
        </li>
      )}
    </ul>
  )
}

function useAskToDelete() {
  const ask = useAsk()
  const remove = useHostAction((id: string) =>
    request(apiPaths.hostAccount(id), { method: 'DELETE' }),
  )
  return ({ id, email, role }: HostAccount) => {
    const what =
      role === 'primary'
        ? t`It goes with the family that it started and everything in it.`
        : t`It leaves its family, which stays.`
    return ask({
      title: t`Delete ${email}?`,
      text: t`${what} That cannot be undone.`,
      label: t`Delete the account`,
      calm: true,
      act: () => remove.mutateAsync(id),
      done: t`The account is deleted`,
    })
  }
}

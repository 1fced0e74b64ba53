import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from '#web/ui/icons.ts'
import { useDeferredValue, useState } from 'react'
import type { HostAccount } from '#core/contract/host.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Section } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { hostKey, isUnproven } from './use-host.ts'
import { bytesWords, counted, dayWords } from './words.ts'

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
    <Section title="Accounts">
      <TextField
        unkept="search"
        label="Part of an e-mail address"
        type="search"
        value={typed}
        maxLength={limits.email}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <ProblemBox text={isUnproven(pages.error) ? null : (pages.error?.message ?? null)} />
      {pages.data && accounts.length === 0 && (
        <p className="text-quiet">No account has that in its address.</p>
      )}
      {accounts.length > 0 && (
        <ul aria-label="Accounts" className="divide-line border-line divide-y border-y">
          {accounts.map((account) => (
            <AccountLine key={account.id} account={account} onOpen={() => setOpenId(account.id)} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-center"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {open && <AccountSheet account={open} onClose={() => setOpenId(null)} />}
    </Section>
  )
}

function AccountLine({ account, onOpen }: { account: HostAccount; onOpen: () => void }) {
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
            {counted(family.members, 'member')}, {counted(family.weeks, 'week')},{' '}
            {bytesWords(family.bytes)}. {seenAt ? `Here on ${dayWords(seenAt)}` : 'Not seen lately'}
          </span>
        </span>
        <ChevronRight className="text-quiet size-5 shrink-0 rtl:rotate-180" />
      </button>
    </li>
  )
}

/** What is not as usual about an account. */
function marksOf({ host, blockedAt, emailVerified }: HostAccount): string {
  const marks = [
    ...(host ? ['in charge'] : []),
    ...(blockedAt ? ['blocked'] : []),
    ...(emailVerified ? [] : ['not confirmed']),
  ].join(', ')
  return marks.charAt(0).toUpperCase() + marks.slice(1)
}

import { useState } from 'react'
import type { SignInMethods } from '#core/contract/account.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { longDate } from '#web/lib/words.ts'
import { useSignInMethods } from '#web/shared/account/account-forms.tsx'
import { useSignInSettings, signInProblem } from '#web/shared/account/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Part } from './place.tsx'
import { ProofDialog } from './proof-dialog.tsx'

type Site = { id: string; name: string }
type Asked = { site: Site; what: 'link' | 'unlink' }

/** Accounts of other sites that open this one; nothing where the host offers none and none is there. */
export function LinkedAccounts() {
  const { user } = useFamily()
  const { data: ways } = useSignInMethods()
  const offer = useSignInSettings()
  const [asked, setAsked] = useState<Asked | null>(null)
  const failed = signInProblem(location.search)
  const linked = ways?.linked ?? []
  const free = (offer?.providers ?? []).filter(
    ({ id }) => !linked.some(({ provider }) => provider === id),
  )
  if (linked.length + free.length === 0) return null
  return (
    <Part title="Accounts of other sites" lead="With these you can sign in here, too.">
      {failed && (
        <Notice tone="care" alert>
          {failed}
        </Notice>
      )}
      <LinkedList ways={ways} onUnlink={(site) => setAsked({ site, what: 'unlink' })} />
      {!user.emailVerified && free.length > 0 && (
        <p className="text-quiet">
          Confirm your e-mail address first, then you can link an account.
        </p>
      )}
      {user.emailVerified && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {free.map(({ id, name }) => (
            <Button
              key={id}
              variant="secondary"
              size="small"
              onClick={() => setAsked({ site: { id, name }, what: 'link' })}
            >
              Link {name}
            </Button>
          ))}
        </div>
      )}
      {asked && <LinkDialog {...asked} onClose={() => setAsked(null)} />}
    </Part>
  )
}

interface LinkedListProps {
  ways: SignInMethods | undefined
  onUnlink: (site: Site) => void
}

function LinkedList({ ways, onUnlink }: LinkedListProps) {
  if (!ways || ways.linked.length === 0) return null
  const isLast = !ways.password && ways.passkeys.length === 0 && ways.linked.length === 1
  return (
    <>
      <ul aria-label="Linked accounts" className="grid gap-3">
        {ways.linked.map(({ provider, name, since }) => (
          <li key={provider} className="flex flex-wrap items-center justify-between gap-3">
            <div className="leading-snug">
              <p className="font-semibold">{name}</p>
              <p className="text-small text-quiet">Since {longDate(since.slice(0, 10))}</p>
            </div>
            {!isLast && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => onUnlink({ id: provider, name })}
              >
                Unlink<span className="sr-only"> {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLast && (
        <p className="text-small text-quiet">
          It is the only way into your account: choose a password before you unlink it.
        </p>
      )}
    </>
  )
}

function LinkDialog({ site, what, onClose }: Asked & { onClose: () => void }) {
  const store = useStore()
  const toast = useToast()
  const path = apiPaths.linkedAccount(site.id)
  if (what === 'link') {
    return (
      <ProofDialog
        title={`Link ${site.name}`}
        label={`Go on to ${site.name}`}
        variant="primary"
        onClose={onClose}
        act={async (body) => {
          const { url } = await request(path, { method: 'POST', body })
          location.assign(url)
        }}
        onDone={() => undefined}
      >
        <p>
          {site.name} asks you whether that is all right, and you come back here. It learns that you
          sign in here, and nothing about your family.
        </p>
      </ProofDialog>
    )
  }
  return (
    <ProofDialog
      title={`Unlink ${site.name}?`}
      label="Unlink"
      onClose={onClose}
      act={(body) => request(path, { method: 'DELETE', body })}
      onDone={() => {
        void store.queryClient.invalidateQueries({ queryKey: ['ways-in'] })
        onClose()
        toast({ text: `${site.name} no longer opens your account` })
      }}
    >
      <p>You sign in another way from then on. You can link it again at any time.</p>
    </ProofDialog>
  )
}

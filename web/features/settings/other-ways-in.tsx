import { useState } from 'react'
import { deviceWords } from '#content/device-words.ts'
import type { SignInMethods } from '#core/account/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { oneLine } from '#core/text/text.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { longDate } from '#web/lib/words.ts'
import { useSignInMethods } from '#web/shared/account/account-forms.tsx'
import { signInProblem, useSignInSettings } from '#web/shared/account/sign-in.ts'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Line, Lines } from '#web/ui/lines.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { Part, ProofDialog } from './place.tsx'

type Passkey = SignInMethods['passkeys'][number]

/** Nobody locks themselves out. */
const isOnlyWay = ({ password, passkeys, linked }: SignInMethods) =>
  !password && passkeys.length + linked.length === 1

/** Passkeys that open the account: seen, added on this device, removed. */
export function Passkeys() {
  const { user } = useFamily()
  const { data: ways } = useSignInMethods()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  if (!ways) return null
  const isLast = isOnlyWay(ways) && ways.passkeys.length === 1
  return (
    <Part
      title="Passkeys"
      lead="A device or keychain of yours opens the account with a finger, a face or a PIN: nothing to remember, and nothing that somebody could guess or phish."
    >
      {ways.passkeys.length > 0 && (
        <Lines label="Passkeys">
          {ways.passkeys.map((passkey) => (
            <Line key={passkey.id} name={passkey.name} note={passkeyWords(passkey)}>
              {!isLast && (
                <Button variant="secondary" size="small" onClick={() => setLeaving(passkey)}>
                  Remove<span className="sr-only"> {passkey.name}</span>
                </Button>
              )}
            </Line>
          ))}
        </Lines>
      )}
      {isLast && (
        <p className="text-small text-quiet">
          It is the only way into your account: choose a password before you remove it.
        </p>
      )}
      {user.emailVerified ? (
        <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className="text-quiet">Confirm your e-mail address first, then you can add one.</p>
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {leaving && <RemoveDialog passkey={leaving} onClose={() => setLeaving(null)} />}
    </Part>
  )
}

function passkeyWords({ since, usedAt }: Passkey): string {
  const used = usedAt ? `last used on ${longDate(usedAt.slice(0, 10))}` : 'not used yet'
  return `Since ${longDate(since.slice(0, 10))} · ${used}`
}

const cancelled = 'Your device made no passkey: it was cancelled, or took too long.'

function AddDialog({ onClose }: { onClose: () => void }) {
  const { refetch } = useSignInMethods()
  const draft = useDraft('name of a new passkey', deviceWords(navigator.userAgent))
  const name = oneLine(draft.value) || deviceWords(navigator.userAgent)
  return (
    <ProofDialog
      title="Add a passkey"
      label="Add a passkey"
      variant="primary"
      onClose={onClose}
      act={async (proof) => {
        const { addPasskey } = await import('#web/shared/account/passkeys.ts')
        if (!(await addPasskey(proof, name))) throw new Error(cancelled)
        draft.drop()
        void refetch()
      }}
      done="This passkey opens your account now"
    >
      <p>Your device asks you in a moment, and keeps the key. We tell you by mail, too.</p>
      <TextField
        label="What you call it"
        name="passkey-name"
        hint="So that you know it in this list."
        {...typedText(draft)}
        maxLength={limits.name}
        autoComplete="off"
      />
    </ProofDialog>
  )
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { refetch } = useSignInMethods()
  return (
    <ProofDialog
      title={`Remove “${passkey.name}”?`}
      label="Remove"
      onClose={onClose}
      act={async (body) => {
        await request(apiPaths.passkey(passkey.id), { method: 'DELETE', body })
        void refetch()
      }}
      done="This passkey no longer opens your account"
    >
      <p>
        It opens nothing any more. Your device may go on offering it until you delete it there, too.
      </p>
    </ProofDialog>
  )
}

type Site = { id: string; name: string }

/** Accounts of other sites that open this one; nothing where the host offers none and none is there. */
export function LinkedAccounts() {
  const { user } = useFamily()
  const { data: ways } = useSignInMethods()
  const offer = useSignInSettings()
  const [linking, setLinking] = useState<Site | null>(null)
  const [unlinking, setUnlinking] = useState<Site | null>(null)
  const linked = ways?.linked ?? []
  const isLinked = ({ id }: Site) => linked.some(({ provider }) => provider === id)
  const free = (offer?.providers ?? []).filter((site) => !isLinked(site))
  if (linked.length + free.length === 0) return null
  const isLast = ways !== undefined && isOnlyWay(ways) && linked.length === 1
  return (
    <Part title="Accounts of other sites" lead="With these you can sign in here, too.">
      <ProblemBox text={signInProblem(location.search)} />
      {linked.length > 0 && (
        <Lines label="Linked accounts">
          {linked.map(({ provider: id, name, since }) => (
            <Line key={id} name={name} note={`Since ${longDate(since.slice(0, 10))}`}>
              {!isLast && (
                <Button variant="secondary" size="small" onClick={() => setUnlinking({ id, name })}>
                  Unlink<span className="sr-only"> {name}</span>
                </Button>
              )}
            </Line>
          ))}
        </Lines>
      )}
      {isLast && (
        <p className="text-small text-quiet">
          It is the only way into your account: choose a password before you unlink it.
        </p>
      )}
      {!user.emailVerified && free.length > 0 && (
        <p className="text-quiet">
          Confirm your e-mail address first, then you can link an account.
        </p>
      )}
      {user.emailVerified && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {free.map((site) => (
            <Button key={site.id} variant="secondary" size="small" onClick={() => setLinking(site)}>
              Link {site.name}
            </Button>
          ))}
        </div>
      )}
      {linking && <LinkDialog site={linking} onClose={() => setLinking(null)} />}
      {unlinking && <UnlinkDialog site={unlinking} onClose={() => setUnlinking(null)} />}
    </Part>
  )
}

interface SiteDialogProps {
  site: Site
  onClose: () => void
}

function LinkDialog({ site: { id, name }, onClose }: SiteDialogProps) {
  return (
    <ProofDialog
      title={`Link ${name}`}
      label={`Go on to ${name}`}
      variant="primary"
      onClose={onClose}
      act={async (body) => {
        const { url } = await request(apiPaths.linkedAccount(id), { method: 'POST', body })
        location.assign(url)
      }}
    >
      <p>
        {name} asks you whether that is all right, and you come back here. It learns that you sign
        in here, and nothing about your family.
      </p>
    </ProofDialog>
  )
}

function UnlinkDialog({ site: { id, name }, onClose }: SiteDialogProps) {
  const { refetch } = useSignInMethods()
  return (
    <ProofDialog
      title={`Unlink ${name}?`}
      label="Unlink"
      onClose={onClose}
      act={async (body) => {
        await request(apiPaths.linkedAccount(id), { method: 'DELETE', body })
        void refetch()
      }}
      done={`${name} no longer opens your account`}
    >
      <p>You sign in another way from then on. You can link it again at any time.</p>
    </ProofDialog>
  )
}

import { useState } from 'react'
import { deviceWords } from '#content/device-words.ts'
import type { SignInMethods } from '#core/contract/account.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { oneLine } from '#core/text.ts'
import { request } from '#web/data/api.ts'
import { useFamily, useStore } from '#web/data/use-family.tsx'
import { longDate } from '#web/lib/words.ts'
import { useSignInMethods } from '#web/shared/account/account-forms.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Part } from './place.tsx'
import { ProofDialog } from './proof-dialog.tsx'

type Passkey = SignInMethods['passkeys'][number]

/** Passkeys that open the account: seen, added on this device, removed. */
export function Passkeys() {
  const { user } = useFamily()
  const { data: ways } = useSignInMethods()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  if (!ways) return null
  const isLast = !ways.password && ways.linked.length === 0 && ways.passkeys.length === 1
  return (
    <Part
      title="Passkeys"
      lead="A device or keychain of yours opens the account with a finger, a face or a PIN: nothing to remember, and nothing that somebody could guess or phish."
    >
      {ways.passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-line grid grid-cols-1 divide-y">
          {ways.passkeys.map((passkey) => (
            <Line
              key={passkey.id}
              passkey={passkey}
              onRemove={isLast ? null : () => setLeaving(passkey)}
            />
          ))}
        </ul>
      )}
      {isLast && (
        <p className="text-small text-quiet">
          It is the only way into your account: choose a password before you remove it.
        </p>
      )}
      {user.emailVerified ? (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setAdding(true)}
        >
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

function Line({ passkey, onRemove }: { passkey: Passkey; onRemove: (() => void) | null }) {
  const { name, since, usedAt } = passkey
  return (
    <li className="flex min-h-15 flex-wrap items-center justify-between gap-3 py-2">
      <div className="min-w-36 flex-1 leading-snug">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-small text-quiet">
          Since {longDate(since.slice(0, 10))}
          {usedAt ? ` · last used on ${longDate(usedAt.slice(0, 10))}` : ' · not used yet'}
        </p>
      </div>
      {onRemove && (
        <Button variant="secondary" size="small" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

const cancelled = 'Your device made no passkey: it was cancelled, or took too long.'

function AddDialog({ onClose }: { onClose: () => void }) {
  const store = useStore()
  const toast = useToast()
  const draft = useDraft('name of a new passkey', deviceWords(navigator.userAgent))
  const name = oneLine(draft.value)
  return (
    <ProofDialog
      title="Add a passkey"
      label="Add a passkey"
      variant="primary"
      onClose={onClose}
      act={async (proof) => {
        const { addPasskey } = await import('#web/shared/account/passkeys.ts')
        const called = name === '' ? deviceWords(navigator.userAgent) : name
        if (!(await addPasskey(proof, called))) throw new Error(cancelled)
      }}
      onDone={() => {
        void store.queryClient.invalidateQueries({ queryKey: ['ways-in'] })
        draft.drop()
        onClose()
        toast({ text: 'This passkey opens your account now', tone: 'good' })
      }}
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
  const store = useStore()
  const toast = useToast()
  return (
    <ProofDialog
      title={`Remove “${passkey.name}”?`}
      label="Remove"
      onClose={onClose}
      act={(body) => request(apiPaths.passkey(passkey.id), { method: 'DELETE', body })}
      onDone={() => {
        void store.queryClient.invalidateQueries({ queryKey: ['ways-in'] })
        onClose()
        toast({ text: 'This passkey no longer opens your account' })
      }}
    >
      <p>
        It opens nothing any more. Your device may go on offering it until you delete it there, too.
      </p>
    </ProofDialog>
  )
}

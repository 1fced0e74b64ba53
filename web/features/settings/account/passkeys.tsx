import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { deviceWords } from '#content/device-words.ts'
import type { SignInMethods } from '#core/account/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { oneLine } from '#core/text/text.ts'
import { request } from '#web/data/api.ts'
import { useUser } from '#web/data/use-home.tsx'
import { longDate } from '#web/lib/words.ts'
import { isOnlyWay, useSignInMethods } from '#web/shared/account/account-forms.tsx'
import { typedText, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDialog } from '#web/ui/ask.tsx'
import { TextField } from '#web/ui/field.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { ProofDialog, useAskWithProof } from '../ask-with-proof.tsx'
import { SettingsSection } from '../settings-page.tsx'

type Passkey = SignInMethods['passkeys'][number]

/** Passkeys that open the account: seen, added on this device, removed. */
export function Passkeys() {
  const user = useUser()
  const { data: ways, refetch } = useSignInMethods()
  const open = useDialog()
  const ask = useAskWithProof()
  if (!ways) return null
  const add = () => open((close) => <AddPasskeyDialog onClose={close} />)
  const remove = ({ id, name }: Passkey) =>
    ask({
      title: t`Remove “${name}”?`,
      text: t`It opens nothing any more. Your device may go on offering it until you delete it there, too.`,
      label: t`Remove`,
      act: async (body) => {
        await request(apiPaths.passkey(id), { method: 'DELETE', body })
        void refetch()
      },
      done: t`This passkey no longer opens your account`,
    })
  const isLast = isOnlyWay(ways) && ways.passkeys.length === 1
  return (
    <SettingsSection
      title={t`Passkeys`}
      lead={t`A device or keychain of yours opens the account with a finger, a face or a PIN: nothing to remember, and nothing that somebody could guess or phish.`}
    >
      {ways.passkeys.length > 0 && (
        <List label={t`Passkeys`}>
          {ways.passkeys.map((passkey) => (
            <ListItem key={passkey.id} name={passkey.name} note={passkeyWords(passkey)}>
              {!isLast && (
                <Button variant="secondary" size="small" onClick={() => void remove(passkey)}>
                  <Trans>
                    Remove<span className="sr-only"> {passkey.name}</span>
                  </Trans>
                </Button>
              )}
            </ListItem>
          ))}
        </List>
      )}
      {isLast && (
        <p className="text-small text-quiet">
          <Trans>
            It is the only way into your account: choose a password before you remove it.
          </Trans>
        </p>
      )}
      {user.emailVerified ? (
        <Button variant="secondary" size="small" onClick={() => void add()}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <p className="text-quiet">
          <Trans>Confirm your e-mail address first, then you can add one.</Trans>
        </p>
      )}
    </SettingsSection>
  )
}

function passkeyWords({ since, usedAt }: Passkey): string {
  const made = t`Since ${longDate(since.slice(0, 10))}`
  const used = usedAt && longDate(usedAt.slice(0, 10))
  return `${made} · ${used ? t`last used on ${used}` : t`not used yet`}`
}

function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { refetch } = useSignInMethods()
  const draft = useDraft('name of a new passkey', deviceWords(navigator.userAgent))
  const name = oneLine(draft.value) || deviceWords(navigator.userAgent)
  return (
    <ProofDialog
      title={t`Add a passkey`}
      label={t`Add a passkey`}
      variant="primary"
      onClose={onClose}
      act={async (proof) => {
        const { addPasskey } = await import('#web/shared/account/passkeys.ts')
        await addPasskey(proof, name)
        draft.drop()
        void refetch()
      }}
      done={t`This passkey opens your account now`}
      text={
        <>
          <p>
            <Trans>
              Your device asks you in a moment, and keeps the key. We tell you by mail, too.
            </Trans>
          </p>
          <TextField
            label={t`What you call it`}
            name="passkey-name"
            hint={t`So that you know it in this list.`}
            {...typedText(draft)}
            maxLength={limits.name}
            autoComplete="off"
          />
        </>
      }
    />
  )
}

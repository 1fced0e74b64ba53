import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useUser } from '#web/data/use-home.tsx'
import { longDate } from '#web/lib/words.ts'
import { isOnlyWay, useSignInMethods } from '#web/shared/account/account-forms.tsx'
import { signInProblem, useSignInSettings } from '#web/shared/account/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useAskWithProof } from '../ask-with-proof.tsx'
import { SettingsSection } from '../settings-page.tsx'

type Site = { id: string; name: string }

/** Accounts of other sites that open this one; nothing where the host offers none and none is there. */
export function LinkedAccounts() {
  const user = useUser()
  const { data: ways, refetch } = useSignInMethods()
  const offer = useSignInSettings()
  const ask = useAskWithProof()
  const linked = ways?.linked ?? []
  const isLinked = ({ id }: Site) => linked.some(({ provider }) => provider === id)
  const free = (offer?.providers ?? []).filter((site) => !isLinked(site))
  if (linked.length + free.length === 0) return null
  const isLast = ways !== undefined && isOnlyWay(ways) && linked.length === 1
  const link = ({ id, name }: Site) =>
    ask({
      title: t`Link ${name}`,
      text: t`${name} asks you whether that is all right, and you come back here. It learns that you sign in here, and nothing about your family.`,
      label: t`Go on to ${name}`,
      variant: 'primary',
      act: async (body) => {
        const { url } = await request(apiPaths.linkedAccount(id), { method: 'POST', body })
        location.assign(url)
      },
    })
  const unlink = ({ id, name }: Site) =>
    ask({
      title: t`Unlink ${name}?`,
      text: t`You sign in another way from then on. You can link it again at any time.`,
      label: t`Unlink`,
      act: async (body) => {
        await request(apiPaths.linkedAccount(id), { method: 'DELETE', body })
        void refetch()
      },
      done: t`${name} no longer opens your account`,
    })
  return (
    <SettingsSection
      title={t`Accounts of other sites`}
      lead={t`With these you can sign in here, too.`}
    >
      <ProblemBox text={signInProblem(location.search)} />
      {linked.length > 0 && (
        <List label={t`Linked accounts`}>
          {linked.map(({ provider: id, name, since }) => (
            <ListItem key={id} name={name} note={t`Since ${longDate(since.slice(0, 10))}`}>
              {!isLast && (
                <Button variant="secondary" size="small" onClick={() => void unlink({ id, name })}>
                  <Trans>
                    Unlink<span className="sr-only"> {name}</span>
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
            It is the only way into your account: choose a password before you unlink it.
          </Trans>
        </p>
      )}
      {!user.emailVerified && free.length > 0 && (
        <p className="text-quiet">
          <Trans>Confirm your e-mail address first, then you can link an account.</Trans>
        </p>
      )}
      {user.emailVerified && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {free.map((site) => (
            <Button key={site.id} variant="secondary" size="small" onClick={() => void link(site)}>
              <Trans>Link {site.name}</Trans>
            </Button>
          ))}
        </div>
      )}
    </SettingsSection>
  )
}

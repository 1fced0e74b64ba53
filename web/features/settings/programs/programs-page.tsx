import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Undo2 } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { ApiToken } from '#core/programs/api-token-schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths, settingsPaths } from '#core/paths.ts'
import type { TokenScope } from '#core/words.ts'
import { request, type AnswerAt } from '#web/data/api.ts'
import { useUser } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { line } from '#web/lib/form-rules.ts'
import { keysOf } from '#core/lib/typed-objects.ts'
import { useDayOf, useNow } from '#web/lib/use-today.ts'
import { usedWords } from '#web/lib/words.ts'
import {
  proofFrom,
  ProofFields,
  proofRules,
  refusedProof,
} from '#web/shared/account/account-forms.tsx'
import { typedPart, useDraft } from '#web/shared/drafts/use-draft.tsx'
import { useAsk, useDialog } from '#web/ui/ask.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ChooseOne } from '#web/ui/choice-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useForm } from '#web/ui/form.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { List, ListItem } from '#web/ui/list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { SecretDialog } from '../secret-dialog.tsx'
import { SettingsPage, SettingsSection } from '../settings-page.tsx'
import { Webhooks } from './webhooks.tsx'

/** What other programs may do with the family’s weeks. */
export function ProgramsPage() {
  return (
    <SettingsPage
      title={t`Other programs`}
      back={{ to: settingsPaths.signIn, label: t`You and signing in` }}
      lead={t`Let your home automation, a button in the hall or a script of yours take part.`}
    >
      <Tokens />
      <Webhooks />
      <SettingsSection
        title={t`How it is done`}
        lead={t`What to write for Home Assistant, curl or a script stands in docs/api.md of Elefam.`}
      >
        <p>
          <TextLink to={`${location.origin}${apiPaths.docs}`}>
            <Trans>All that programs can ask here</Trans>
          </TextLink>
        </p>
      </SettingsSection>
    </SettingsPage>
  )
}

type Made = AnswerAt<typeof apiPaths.apiTokens, 'POST'>

const tokensOf = (userId: string) => ['api-tokens', userId]

/** By what programs act in one’s name: which there are, another one, and the end of one. */
function Tokens() {
  const user = useUser()
  const tokens = useQuery({
    queryKey: tokensOf(user.id),
    queryFn: () => request(apiPaths.apiTokens),
  })
  const open = useDialog()
  const make = async () => {
    const made = await open<Made>((close) => <MakeTokenDialog onClose={close} />)
    if (!made) return
    await open((close) => (
      <SecretDialog
        title={made.made.name}
        label={t`The token`}
        secret={made.token}
        text={t`Give it to the program now: it is shown this once, and kept nowhere.`}
        onClose={close}
      />
    ))
  }
  return (
    <SettingsSection
      title={t`Your tokens`}
      lead={t`Each lets one program act in your name, for what you choose. A new password made by mail ends all of them.`}
    >
      {tokens.data ? <TokenList tokens={tokens.data} /> : <Waiting query={tokens} />}
      <Button variant="secondary" size="small" icon={<Plus />} onClick={() => void make()}>
        <Trans>Make a token</Trans>
      </Button>
    </SettingsSection>
  )
}

function TokenList({ tokens }: { tokens: readonly ApiToken[] }) {
  const withdraw = useAskToWithdraw()
  const now = useNow(60_000)
  const dayOf = useDayOf()
  if (tokens.length === 0)
    return (
      <p className="text-quiet">
        <Trans>No program has one so far.</Trans>
      </p>
    )
  return (
    <List label={t`Your tokens`}>
      {tokens.map((token) => (
        <ListItem key={token.id} name={token.name} note={tokenWords(token, { now, dayOf })}>
          <IconButton
            label={t`Withdraw ${token.name}`}
            icon={<Undo2 />}
            onClick={() => void withdraw(token)}
          />
        </ListItem>
      ))}
    </List>
  )
}

const scopeWords: Record<TokenScope, { choice: string; line: string }> = {
  read: { choice: t`Read what we planned and did`, line: t`Reads.` },
  tick: { choice: t`Read, tick and answer the check-in`, line: t`Reads and ticks.` },
  everything: { choice: t`Everything that I can do with our weeks`, line: t`Does everything.` },
}

/** What stands below a token’s name: what it may, until when, and when it was last used. */
function tokenWords(
  { scope, expiresAt, usedAt }: ApiToken,
  { now, dayOf }: { now: string; dayOf: (instant: string) => string },
): string {
  const { line: may } = scopeWords[scope]
  const used = usedAt ? usedWords(usedAt, now) : t`Not used yet`
  if (expiresAt === null) return `${may} ${used}`
  const day = longDay(dayOf(expiresAt))
  return expiresAt <= now ? `${may} ${t`Ended on ${day}`}` : `${may} ${t`Until ${day}.`} ${used}`
}

const scopes = keysOf(scopeWords).map((value) => ({ value, label: scopeWords[value].choice }))

const lasting = [
  { value: 'on', label: t`Until I withdraw it`, days: null },
  { value: 'year', label: t`A year`, days: 365 },
  { value: 'month', label: t`30 days`, days: 30 },
] as const

type Lasting = (typeof lasting)[number]['value']

/** It closes with the token that was made. */
function MakeTokenDialog({ onClose }: { onClose: (made?: Made) => void }) {
  const user = useUser()
  const queries = useQueryClient()
  const draft = useDraft('token', { name: '' })
  const [scope, setScope] = useState<TokenScope>('read')
  const [lasts, setLasts] = useState<Lasting>('on')
  const days = lasting.find(({ value }) => value === lasts)?.days ?? null
  const form = useForm({
    rules: { name: line(t`Write which program it is for.`), ...proofRules },
    send: async ({ name }, element) => {
      const body = { name, scope, days, ...proofFrom(element) }
      onClose(await request(apiPaths.apiTokens, { method: 'POST', body }))
      draft.drop()
      void queries.invalidateQueries({ queryKey: tokensOf(user.id) })
    },
    refused: refusedProof,
  })
  return (
    <FormDialog
      form={form}
      title={t`A token for a program`}
      label={t`Make it`}
      onClose={() => onClose()}
    >
      <TextField
        label={t`Which program is it for?`}
        name="name"
        autoComplete="off"
        {...typedPart(draft, 'name')}
        maxLength={limits.name}
      />
      <ChooseOne legend={t`What may it do?`} choices={scopes} value={scope} onChange={setScope} />
      <ChooseOne legend={t`For how long?`} choices={lasting} value={lasts} onChange={setLasts} />
      <ProofFields />
    </FormDialog>
  )
}

function useAskToWithdraw() {
  const user = useUser()
  const queries = useQueryClient()
  const ask = useAsk()
  return ({ id, name }: ApiToken) =>
    ask({
      title: t`Withdraw ${name}?`,
      text: t`The program that has it is out from this moment on. What it did stays. There is no undo: to let it in again, make another one.`,
      label: t`Withdraw`,
      act: async () => {
        await request(apiPaths.apiToken(id), { method: 'DELETE' })
        await queries.invalidateQueries({ queryKey: tokensOf(user.id) })
      },
      done: t`${name} opens nothing any more`,
    })
}

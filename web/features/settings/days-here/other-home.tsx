import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome, useUser } from '#web/data/use-home.tsx'
import { longDay } from '#web/lib/dates.ts'
import { line } from '#web/lib/form-rules.ts'
import { useDayOf } from '#web/lib/use-today.ts'
import { useWithProof } from '#web/shared/account/with-proof.tsx'
import { useAsk } from '#web/ui/ask.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, useForm } from '#web/ui/form.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { SettingsSection } from '../settings-page.tsx'
import {
  DaysOfBoth,
  OwnDevice,
  useAct,
  useShare,
  type OfMember,
  type SharedProps,
} from './days-of-both.tsx'

/** A child’s other home, where that has a family here too: a code, two yeses, and the days of both. */
export function OtherHome({ member }: OfMember) {
  const user = useUser()
  const share = useShare(member.id)
  const isPrimary = user.role === 'primary'
  if (share === undefined || (!isPrimary && share?.state !== 'shared')) return null
  return (
    <SettingsSection
      title={t`The other home`}
      lead={t`If ${member.name}’s other home has a family here too, each of you can see on which days the other has ${member.name}. You see each other’s name for the child and these days. More is seen only where one of you opens it.`}
    >
      {share ? (
        <Shared share={share} member={member} isPrimary={isPrimary} />
      ) : (
        <Begin member={member} />
      )}
    </SettingsSection>
  )
}

/** Two ways in: a code for the other home, or the code that the other home has made. */
function Begin({ member }: OfMember) {
  const { family } = useHome()
  const [code, setCode] = useState<string | null>(null)
  const withProof = useWithProof()
  const offer = useMutation({
    mutationFn: () => {
      const body = { memberId: member.id }
      return withProof(() => request(apiPaths.sharedMembers(family.id), { method: 'POST', body }))
    },
    onSuccess: (made) => setCode(made.code),
  })
  if (code) return <NewCode code={code} />
  return (
    <>
      <ProblemBox text={offer.error?.message ?? null} />
      <Button
        variant="secondary"
        size="small"
        busy={offer.isPending}
        onClick={() => offer.mutate()}
      >
        <Trans>Make a code for the other home</Trans>
      </Button>
      <EnterCode member={member} />
    </>
  )
}

/** The code, which is shown this once. */
function NewCode({ code }: { code: string }) {
  return (
    <div role="status" className="grid gap-1">
      <p>
        <Trans>
          Tell the other home this code. It works once, for two days, and is shown only now.
        </Trans>
      </p>
      <p className="text-heading font-semibold">{code}</p>
      <p className="text-quiet">
        <Trans>When they have entered it, you are asked for your yes here.</Trans>
      </p>
    </div>
  )
}

function EnterCode({ member }: OfMember) {
  const { family } = useHome()
  const [found, setFound] = useState<{ code: string; name: string } | null>(null)
  const form = useForm({
    rules: { code: line(t`Type the code that the other home has made.`) },
    send: async ({ code }) => {
      const body = { code }
      const { name } = await request(apiPaths.shareCode(family.id), { method: 'POST', body })
      setFound({ code, name })
    },
  })
  if (found) return <Agree {...found} member={member} onNo={() => setFound(null)} />
  return (
    <Form form={form} className="grid justify-items-start gap-3">
      <ProblemBox text={form.failure?.message ?? null} />
      <TextField
        label={t`Or the code of the other home`}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.codeLength}
        unkept="secret"
      />
      <Button type="submit" variant="secondary" size="small" busy={form.busy}>
        <Trans>Look at it</Trans>
      </Button>
    </Form>
  )
}

interface AgreeProps extends OfMember {
  code: string
  name: string
  onNo: () => void
}

/** What will be shared, in full, before the yes. */
function Agree({ code, name, member, onNo }: AgreeProps) {
  const { family } = useHome()
  const body = { code, memberId: member.id }
  const agree = useAct(() => request(apiPaths.shareJoin(family.id), { method: 'POST', body }))
  return (
    <div role="status" className="grid gap-3">
      <p>
        <Trans>
          There the child is called <bdi className="font-semibold">{name}</bdi>. With your yes, and
          then theirs, they see that {member.name} is called {member.name} here, and on which of the
          next eight weeks’ days {member.name} is here. You see the same of them. A day that both of
          you have counts in one home, until both say otherwise; while neither has said anything of
          these days, all stays as it is. Nothing else is shared, and either of you can end it at
          any time.
        </Trans>
      </p>
      <ProblemBox text={agree.error?.message ?? null} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={agree.isPending} onClick={() => agree.mutate(undefined)}>
          <Trans>Yes, that is {member.name}</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={onNo}>
          <Trans>No</Trans>
        </Button>
      </div>
    </div>
  )
}

function Shared({ share, member, isPrimary }: SharedProps) {
  const { family } = useHome()
  const dayOf = useDayOf()
  const path = apiPaths.sharedMember(family.id, share.id)
  const confirm = useAct(() => request(path, { method: 'POST', body: {} }))
  const end = useAct(() => request(path, { method: 'DELETE' }))
  const ask = useAsk()
  const { state, codeEndsAt } = share
  const other = share.otherName ?? ''
  const askToEnd = () =>
    ask({
      title: t`Share no longer?`,
      text: t`Neither home sees the other’s days any more, and a day that counted there counts here again, as you have said it. The other home is told by e-mail. To share again, one of you makes a new code. Letters that were sealed here on a device of the other home wait on; under Letters any of you can take them back.`,
      label: t`Share no longer`,
      act: () => end.mutateAsync(undefined),
      done: t`${member.name}’s days are shared no longer`,
    })
  const { name } = member
  const codeEnd = codeEndsAt && longDay(dayOf(codeEndsAt))
  const words = {
    offered: codeEnd
      ? t`A code waits to be entered by the other home, until ${codeEnd}.`
      : t`A code waits to be entered by the other home.`,
    'asks-us': t`The other home has entered your code. There the child is called ${other}. With your yes each of you sees on which days the other has the child, and a day that both of you have counts there, until both of you say otherwise.`,
    'asks-them': t`You have said yes. The home where the child is called ${other} is asked for theirs.`,
    shared:
      other === name
        ? t`You see each other’s days.`
        : t`You see each other’s days; there ${name} is called ${other}.`,
  }[state]
  return (
    <div className="grid gap-3">
      <p>{words}</p>
      {state === 'shared' && <DaysOfBoth share={share} member={member} />}
      {state === 'shared' && <OwnDevice share={share} member={member} isPrimary={isPrimary} />}
      <ProblemBox text={(confirm.error ?? end.error)?.message ?? null} />
      {isPrimary && (
        <div className="flex flex-wrap gap-2">
          {state === 'asks-us' && (
            <Button size="small" busy={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
              <Trans>Yes, share the days</Trans>
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            className={state === 'asks-us' ? undefined : '-ms-4'}
            busy={end.isPending}
            onClick={() => (state === 'shared' ? void askToEnd() : end.mutate(undefined))}
          >
            {state === 'shared'
              ? t`Share no longer`
              : state === 'asks-us'
                ? t`No`
                : t`Take it back`}
          </Button>
        </div>
      )}
    </div>
  )
}

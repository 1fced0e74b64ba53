import { numberOf, plural, t } from '#core/say.ts'
import type { HostChoices, HostStatus } from '#core/hosts/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { signUpDoors } from '#core/words.ts'
import { request } from '#web/data/api.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Section } from '#web/ui/layout.tsx'
import { ProblemBox } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { isUnproven, useHostAction } from './host.ts'

const families = [0, 1, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 10_000, 100_000]
const members = Array.from({ length: limits.members - 1 }, (_, index) => index + 2)
const months = [0, 3, 6, 9, 12, 18, 24, 36, 60]

const doorWords: Record<HostChoices['signUp'], string> = {
  open: t`Everybody who finds this server`,
  code: t`Whoever has a sign-up code`,
  closed: t`Only people whom a family invites`,
}

/** What whoever is in charge chooses, each saved at once; the environment's word is only shown. */
export function Choices({ status: { choices, fixed, mail } }: { status: HostStatus }) {
  const toast = useToast()
  const choose = useHostAction((changes: Partial<HostChoices>) =>
    request(apiPaths.hostChoices, { method: 'POST', body: changes }).then(() =>
      toast({ text: t`Saved: it counts from now on`, tone: 'good' }),
    ),
  )
  const fieldOf = (name: keyof HostChoices, label: string, hint?: string) => {
    const isFixed = fixed.includes(name)
    return {
      label,
      hint: isFixed ? t`Set in the environment of the server, and changed there.` : hint,
      value: choices[name],
      disabled: isFixed || choose.isPending,
    }
  }
  const number = (name: Exclude<keyof HostChoices, 'signUp'>, typed: string) =>
    choose.mutate({ [name]: Number(typed) })
  const numbers = (list: number[], now: number, words: (one: number) => string) =>
    [...new Set([...list, now])]
      .toSorted((a, b) => a - b)
      .map((one) => (
        <option key={one} value={one}>
          {words(one)}
        </option>
      ))
  const idleHint = mail.leaves
    ? t`They are warned by mail a month before.`
    : t`No mail leaves this server, so all stay.`
  return (
    <Section title={t`Who may come in`}>
      <ProblemBox text={isUnproven(choose.error) ? null : (choose.error?.message ?? null)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...fieldOf('signUp', t`New accounts`, t`Invites of families go on in any case.`)}
          onChange={({ target }) => {
            const signUp = signUpDoors.find((door) => door === target.value)
            if (signUp) choose.mutate({ signUp })
          }}
        >
          {signUpDoors.map((door) => (
            <option key={door} value={door}>
              {doorWords[door]}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...fieldOf('familiesMax', t`Families on this server`, t`Those who are here stay.`)}
          onChange={({ target }) => number('familiesMax', target.value)}
        >
          {numbers(families, choices.familiesMax, (one) =>
            one === 0 ? t`As many as come` : t`At most ${numberOf(one)}`,
          )}
        </SelectField>
        <SelectField
          {...fieldOf('membersMax', t`Members of a family`, t`Children count as well.`)}
          onChange={({ target }) => number('membersMax', target.value)}
        >
          {numbers(members, choices.membersMax, (one) => t`At most ${one}`)}
        </SelectField>
        <SelectField
          {...fieldOf('idleMonths', t`Accounts that nobody uses`, idleHint)}
          onChange={({ target }) => number('idleMonths', target.value)}
        >
          {numbers(months, choices.idleMonths, (one) =>
            plural(one, {
              0: 'Stay',
              one: 'Go after # month',
              other: 'Go after # months',
            }),
          )}
        </SelectField>
      </div>
    </Section>
  )
}

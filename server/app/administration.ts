import { choiceNames, hostChangesSchema, newSignUpCodeSchema } from '#core/hosts/schema.ts'
import { entriesOf } from '#core/lib/typed-objects.ts'
import { problemOf } from '#core/errors.ts'
import { limits } from '#core/limits.ts'
import { brand } from '#content/brand.ts'
import { signUpLink } from '#core/paths.ts'
import { Refusal } from '#core/refusal.ts'
import { choose, makeSignUpCode, withdrawSignUpCode } from '#server/features/host/host-actions.ts'
import { counted } from '#server/platform/counted.ts'
import { randomId } from '#server/platform/random-id.ts'
import { choicesOf } from '#server/store/host-choices.ts'
import { readAudit } from '#server/store/host-audit.ts'
import { listSignUpCodes } from '#server/store/sign-up-codes.ts'
import {
  addressIn,
  AdminError,
  inCharge,
  type AdminCommand,
  type Context,
} from './admin-command.ts'
import { accountCommands } from './administration-accounts.ts'
import { auditWords } from './administration-words.ts'

/** NAME=VALUE as the settings are called, to what is chosen. */
function changesIn(words: readonly string[]) {
  const typed = words.map((word) => {
    const [name = '', value = ''] = word.split('=')
    const choice = entriesOf(choiceNames).find(([, setting]) => setting === name.toUpperCase())
    if (!choice)
      throw new AdminError(`${name} is none of ${Object.values(choiceNames).join(', ')}.`)
    return [choice[0], /^\d+$/.test(value) ? Number(value) : value] as const
  })
  const { data, error } = hostChangesSchema.safeParse(Object.fromEntries(typed))
  if (!data) throw new AdminError(`${words.join(' ')} cannot be: ${error.issues[0]?.message}.`)
  return data
}

/**
 * What can be done by `elefam admin`, beside a running server and with its mail broken (H9): the same
 * as on /host, by the same functions. A host learns when an account was made and used, and how much
 * its family stores, and nothing that a family wrote.
 */
export const adminCommands: Record<string, AdminCommand> = {
  ...accountCommands,
  'invite-code': {
    takes: '[ACCOUNTS] [DAYS]',
    about: 'makes a sign-up code, for one account and 14 days unless you say otherwise',
    run: async (context, [uses = '1', days = '14']) => {
      const typed = { uses: Number(uses), days: Number(days) }
      const { data: wanted } = newSignUpCodeSchema.safeParse(typed)
      const { signUpCodeUses: most, signUpCodeDays: longest } = limits
      if (!wanted) {
        throw new AdminError(
          `A code is for 1 to ${most} accounts, and good for 1 to ${longest} days.`,
        )
      }
      const code = await makeSignUpCode(inCharge(context), wanted)
      const { signUp } = await choicesOf(context.db, context.given)()
      return [
        `Good for ${counted(wanted.uses, 'account')} and ${counted(wanted.days, 'day')}, and shown only now:`,
        code,
        context.baseUrl + signUpLink(code),
        ...(signUp === 'code'
          ? []
          : [`Codes are asked for only once SIGN_UP is code; it is ${signUp}.`]),
      ]
    },
  },
  'invite-codes': {
    takes: '',
    about: 'lists the sign-up codes that are open, by the ids with which they are withdrawn',
    run: async ({ db, now }) => {
      const codes = await listSignUpCodes(db, now)
      const words = codes.map(
        ({ id, uses, usesLeft, expiresAt }) =>
          `${id} · ${usesLeft} of ${counted(uses, 'account')} left · until ${expiresAt.slice(0, 10)}`,
      )
      return [...words, `${counted(codes.length, 'code')}.`]
    },
  },
  'withdraw-code': {
    takes: 'ID',
    about: 'ends a sign-up code',
    run: async (context, [id = '']) => {
      await withdrawSignUpCode(inCharge(context), id)
      return ['It lets nobody in any more.']
    },
  },
  limits: {
    takes: '[NAME=VALUE …]',
    about: 'shows or changes who may come in, how many, and for how long; it counts at once',
    run: async (context, words) => {
      const { db, given } = context
      if (words.length > 0) await choose(inCharge(context), given, changesIn(words))
      const choices = await choicesOf(db, given)()
      return entriesOf(choiceNames).map(
        ([name, setting]) =>
          `${setting}=${choices[name]}${given[name] === undefined ? '' : ' (from the environment)'}`,
      )
    },
  },
  log: {
    takes: '',
    about: 'tells what was done by this command and on /host, the newest first',
    run: async ({ db }) =>
      (await readAudit(db, { before: undefined, limit: limits.hostLog })).map(auditWords),
  },
  'test-mail': {
    takes: 'ADDRESS',
    about: 'sends a mail by your settings, and says what comes of it',
    run: async ({ mailer, sendsMail }, [typed = '']) => {
      const email = addressIn(typed)
      const text = `This mail was sent by hand, to see whether mail leaves your ${brand.name}. It does.`
      await mailer({ to: email, subject: `A test of ${brand.name}`, text }, randomId())
      return [
        sendsMail
          ? `Sent to ${email}: it was taken. Whether it arrives, its reader sees.`
          : 'No mail server is set, so it is a file in DATA_DIR/mail.',
      ]
    },
  },
  version: {
    takes: '',
    about: 'says which version this is',
    run: async ({ version }) => [version],
  },
}

/** How the commands are called, a line each. */
export const adminUsage = [
  'Usage: elefam admin COMMAND … (npm run admin -- COMMAND from source)',
  ...Object.entries(adminCommands).map(
    ([name, { takes, about }]) => `  ${`${name} ${takes}`.padEnd(31)}  ${about}`,
  ),
  'What cannot be taken back is asked about first; with --yes it is not.',
]

/** Runs what was typed; throws AdminError with what to type instead. */
export async function administer(
  context: Context,
  [name = '', ...words]: readonly string[],
): Promise<string[]> {
  const command = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined
  const places = command?.takes.split(' ').filter(Boolean) ?? []
  const needed = places.filter((place) => /^[A-Z]/.test(place)).length
  const most = places.includes('…]') ? Infinity : places.length
  if (!command) throw new AdminError([`There is no command ${name}.`, ...adminUsage].join('\n'))
  if (words.length < needed || words.length > most) {
    throw new AdminError(`Usage: elefam admin ${name} ${command.takes}`.trimEnd())
  }
  try {
    return await command.run(context, words)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Why a mail did not go out is for the host, who reads it nowhere else.
    throw new AdminError(
      error.cause instanceof Error ? error.cause.message : problemOf(error).message,
    )
  }
}

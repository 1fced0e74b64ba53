import { t } from '#core/say.ts'
import { passwordProblem } from '#core/account/password.ts'
import { isEmail } from '#core/text/email.ts'
import { frontDoorErrors } from '#core/front-door-errors.ts'
import { manyLines, oneLine } from '#core/text/text.ts'

/**
 * What a field takes: how a text is tidied before it is sent, and what to say where it cannot be.
 * Each asks the functions of core that the contract's schemas stand on, so that neither takes what
 * the other refuses; the browser does without the schemas, which would cost every page 30 kB.
 */
export interface Rule {
  tidy: (typed: string) => string
  problem: (text: string) => string | undefined
}

/** One line with something to see in it. */
export const line = (missing: string): Rule => ({
  tidy: oneLine,
  problem: (text) => (text === '' ? missing : undefined),
})

/** Several lines, at most `max` UTF-16 units. */
export const lines = (missing: string, max: number): Rule => ({
  tidy: manyLines,
  problem: (text) => {
    if (text === '') return missing
    const over = text.length - max
    return over > 0 ? t`Please shorten it by ${over} characters.` : undefined
  },
})

/** An e-mail address, or nothing. */
export const optionalAddress = (wrong: string): Rule => ({
  tidy: oneLine,
  problem: (text) => (text === '' || isEmail(text) ? undefined : wrong),
})

/** An e-mail address. */
export const address = (wrong: string, missing = wrong): Rule => ({
  tidy: (typed) => typed.trim(),
  problem: (text) => {
    if (text === '') return missing
    return isEmail(text) ? undefined : wrong
  },
})

/** The address of an account. */
export const accountAddress = address(
  t`Please enter a full e-mail address, like anna@example.org.`,
  t`Please enter your e-mail address.`,
)

const asTyped = (typed: string) => typed

const present = (missing: string): Rule => ({
  tidy: asTyped,
  problem: (text) => (text === '' ? missing : undefined),
})

export const password = present(t`Please enter your password.`)
export const appCode = present(t`Please enter the code.`)
export const mailedCode = present(t`Please enter the code from the mail.`)

/** A password that is being chosen, of at least `min` characters (S5.5). */
export const newPassword = (min: number): Rule => ({
  tidy: asTyped,
  problem: (text) => {
    if (text === '') return t`Please choose a password.`
    const code = passwordProblem(text, min)
    if (code === 'password-too-short')
      return t`This is a little short: at least ${min} characters, please.`
    return code ? frontDoorErrors[code].message : undefined
  },
})

import { passwordProblem } from '#core/domain/password.ts'
import { errors } from '#core/errors.ts'
import { address, type Rule } from './form-rules.ts'

/** The address of an account. */
export const accountAddress = address(
  'Please enter a full e-mail address, like anna@example.org.',
  'Please enter your e-mail address.',
)

const asTyped = (typed: string) => typed

const present = (missing: string): Rule => ({
  tidy: asTyped,
  problem: (text) => (text === '' ? missing : undefined),
})

export const password = present('Please enter your password.')
export const mailedCode = present('Please enter the code from the mail.')

/** A password that is being chosen, of at least `min` characters (S5.5). */
export const newPassword = (min: number): Rule => ({
  tidy: asTyped,
  problem: (text) => {
    if (text === '') return 'Please choose a password.'
    const code = passwordProblem(text, min)
    if (code === 'password-too-short')
      return `This is a little short: at least ${min} characters, please.`
    return code ? errors[code].message : undefined
  },
})

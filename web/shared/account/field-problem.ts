import { isEmail } from '#core/email.ts'
import { passwordProblem } from '#core/domain/password.ts'
import { errors } from '#core/errors.ts'

export const incompleteAddress = 'Please enter a full e-mail address, like anna@example.org.'

type Field = Pick<HTMLInputElement, 'type' | 'value' | 'required' | 'minLength' | 'autocomplete'>

/** What is wrong with an account's field, as far as that can be known before it is sent. */
export function fieldProblem(field: Field): string | null {
  const { type, value, required, minLength, autocomplete } = field
  const isAddress = type === 'email'
  if (required && (isAddress ? value.trim() : value) === '') {
    return isAddress ? 'Please enter your e-mail address.' : missingPassword(field)
  }
  if (isAddress && !isEmail(value.trim())) {
    return incompleteAddress
  }
  if (autocomplete === 'new-password') return newPasswordProblem(value, minLength)
  return null
}

function newPasswordProblem(password: string, min: number): string | null {
  const code = passwordProblem(password, min)
  if (code === null) return null
  if (code !== 'password-too-short') return errors[code].message
  return `This is a little short: at least ${min} characters, please.`
}

function missingPassword({ autocomplete }: Field): string {
  if (autocomplete === 'one-time-code') return 'Please enter the code from the mail.'
  return autocomplete === 'new-password'
    ? 'Please choose a password.'
    : 'Please enter your password.'
}

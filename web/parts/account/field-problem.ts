import { isEmail } from '#core/domain/email.ts'
import { errors } from '#core/errors.ts'
import { limits } from '#core/limits.ts'

type Field = Pick<HTMLInputElement, 'type' | 'value' | 'required' | 'minLength' | 'autocomplete'>

/** What is wrong with an account's field, as far as that can be known before it is sent. */
export function fieldProblem(field: Field): string | null {
  const { type, value, required, minLength, autocomplete } = field
  const isAddress = type === 'email'
  if (required && (isAddress ? value.trim() : value) === '') {
    return isAddress ? 'Please enter your e-mail address.' : missingPassword(field)
  }
  if (isAddress && !isEmail(value.trim())) {
    return 'Please enter a full e-mail address, like anna@example.org.'
  }
  if (minLength > 0 && value.length < minLength) {
    return `This is a little short: at least ${minLength} characters, please.`
  }
  if (autocomplete === 'new-password' && value.length > limits.passwordMax) {
    return errors['password-too-long'].message
  }
  return null
}

function missingPassword({ autocomplete }: Field): string {
  return autocomplete === 'new-password'
    ? 'Please choose a password.'
    : 'Please enter your password.'
}

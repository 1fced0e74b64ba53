import { asciiEmail } from '#core/email.ts'

/** What was typed into the form; the e-mail as it is stored, without blanks around it (S5.3). */
export function credentialsFrom(form: HTMLFormElement) {
  const values = new FormData(form)
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: asciiEmail(text('email').trim()), password: text('password') }
}

import type { Contact } from '#core/contract/mail.ts'
import { isEmail } from '#core/email.ts'
import { limits } from '#core/limits.ts'
import { manyLines, oneLine } from '#core/text.ts'

export type Message = Omit<Contact, 'captcha'>
export type MessageProblems = Partial<Record<keyof Message, string>>

/** What was typed into the form, as the server takes it. */
export function messageFrom(form: HTMLFormElement): Message {
  const values = new FormData(form)
  const text = (name: keyof Message) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: oneLine(text('name')),
    email: text('email').trim(),
    message: manyLines(text('message')),
  }
}

/** What has to be changed before it can be sent, in the order of the fields. */
export function problemsOf({ name, email, message }: Message): MessageProblems {
  const over = message.length - limits.contactMessage
  return {
    ...(name === '' && { name: 'Please say how we may call you.' }),
    ...(!isEmail(email) && {
      email: 'Please enter a full e-mail address, like anna@example.org.',
    }),
    ...(message === '' && { message: 'Please write a few words.' }),
    ...(over > 0 && { message: `Please shorten it by ${over} characters.` }),
  }
}

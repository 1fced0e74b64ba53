import { t } from '#core/say.ts'
import { sanitizeForMail } from './sanitize-for-mail.ts'

/** How a mail begins. */
export function hello(receiver: string): string {
  const name = sanitizeForMail(receiver)
  return t`Hello ${name},`
}

/** A paragraph that leads somewhere: the mail’s button (mail-layout.ts). */
export const leading = (label: string, url: string): string => `${label}${beforeAddress()}${url}`

const beforeAddress = () =>
  t({ message: ': ', comment: 'Stands between what leads somewhere and its address.' })

import { t } from '#core/say.ts'

/**
 * What a form behind the sign-in says of itself before it asks the server, apart from the catalogue
 * (errors.ts), of which it is a part: a screen loads no more sentences than these.
 */
export const formErrors = {
  'too-large': { status: 413, message: t`This is more than can be taken at once.` },
  'import-unknown': {
    status: 400,
    message: t`This is not a file that Elefam wrote. Choose the one that ends in .json.`,
  },
  'calendar-address': {
    status: 400,
    message: t`This is no address of a calendar. It begins with https:// or webcal://.`,
  },
  'calendar-server-address': {
    status: 400,
    message: t`The address of a calendar server begins with https://.`,
  },
  'webhook-address': {
    status: 400,
    message: t`Only an address that begins with https:// can be told of this.`,
  },
} as const satisfies Record<string, { status: number; message: string }>

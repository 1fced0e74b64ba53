import type { AccessRule } from '#core/account/access.ts'
import type { TokenScope } from '#core/words.ts'
import type { api } from './api.ts'

type Tag = { name: string; description: string }

/** What the API's description groups the routes of a feature under. */
export const tags: Record<keyof typeof api, Tag> = {
  apiTokens: {
    name: 'Tokens',
    description: 'What programs act with, as somebody and in their family.',
  },
  auth: {
    name: 'Accounts',
    description: 'Signing up, in and out, passwords, addresses, and accounts of other sites.',
  },
  passkeys: {
    name: 'Passkeys',
    description: 'What opens an account with a finger, a face or a PIN.',
  },
  secondFactor: {
    name: 'Codes of an app',
    description: 'What an account may ask for after the password.',
  },
  waysIn: {
    name: 'Ways in',
    description: 'Everything that opens an account or lets into its family, in one list.',
  },
  bootstrap: {
    name: 'First answer',
    description: 'All that a screen needs to show its first picture, in one call.',
  },
  calendar: {
    name: 'Calendar feed',
    description: 'The family’s meetings and dates as an address that calendars subscribe to.',
  },
  contact: { name: 'Contact', description: 'What a visitor writes to whoever runs the server.' },
  deletion: {
    name: 'Deletion',
    description: 'Taking out accounts, families and members, for good.',
  },
  signInSettings: {
    name: 'Entrance',
    description: 'Which ways to sign in and up there are on this server.',
  },
  families: {
    name: 'Families',
    description: 'A family’s document: read, changed by commands, or merged field by field.',
  },
  host: {
    name: 'Host',
    description: 'For those in charge of the server: how it is, who may come in, what was done.',
  },
  insights: { name: 'Insights', description: 'What the weeks add up to.' },
  invites: { name: 'Invites', description: 'Asking somebody into the family, and coming in.' },
  letters: { name: 'Letters', description: 'Words that are sealed until their moment.' },
  live: { name: 'Log', description: 'What happens in a family as it happens, and what did.' },
  mail: {
    name: 'Mail service',
    description: 'Sends mails for other servers of the same host.',
  },
  outsideCalendars: {
    name: 'Calendars from outside',
    description: 'Calendars that the family looks at, by address or file.',
  },
  sharedMembers: { name: 'Two homes', description: 'A child who is in two families.' },
  pairedDevices: {
    name: 'Devices',
    description: 'Devices without an account: a child’s own, and the wall.',
  },
  printedSheets: { name: 'Paper', description: 'Sheets as they were printed, by their codes.' },
  recommendations: { name: 'Recommendations', description: 'What could help the next week.' },
  reminders: { name: 'Reminders', description: 'What somebody is reminded of, and by what.' },
  sample: { name: 'Sample', description: 'A family lent to visitors who want to look around.' },
  sprints: {
    name: 'Weeks',
    description: 'A week’s document (a sprint): read, changed by commands, or merged.',
  },
  today: {
    name: 'Today',
    description: 'The day in one call and a tick in one call, for programs that want no more.',
  },
  transfer: { name: 'Your data', description: 'A family’s file: taken along, and brought back.' },
  users: { name: 'Users', description: 'The accounts of a family.' },
  webhooks: {
    name: 'Webhooks',
    description: 'Addresses that are told as something happens, after Standard Webhooks.',
  },
}

const whoMay: Record<AccessRule, string> = {
  public: 'For everybody.',
  'signed-in': 'For whoever is signed in.',
  accepter: 'For whoever is signed in and has the link.',
  self: 'For the user whose document it is.',
  family: 'For the parents of the family.',
  paired: 'For a device that was paired without an account.',
  host: 'For those in charge of this server.',
  primary: 'For the parent who started the family.',
  'primary-or-self': 'For the parent who started the family, and for the user it is about.',
}

/** Who may ask for it, and with what token. */
export function accessWords(access: AccessRule, scope: TokenScope | undefined): string {
  if (access === 'public') return whoMay[access]
  return `${whoMay[access]} ${scope ? `A token for ${scope} is enough.` : 'No token opens it.'}`
}

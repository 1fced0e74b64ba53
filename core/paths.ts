import { at } from './address.ts'

/** Every address of the product. Router, redirects, e-mails and tests build theirs here. */

export const publicPaths = {
  landing: '/',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  /** The host's own, where there is one. */
  imprint: '/imprint',
  blog: '/blog',
  fun: '/fun',
  /** Where the mail for a forgotten password leads. */
  resetPassword: '/reset-password',
  /** Where a mail about a sign-in or a change leads whoever did not do that. */
  notMe: '/not-me',
} as const

/** The places of the landing page that links lead to. */
export const anchors = {
  growTogether: 'grow-together',
  howItWorks: 'how-it-works',
  resources: 'resources',
  /** Opens the interactive tour as well (S2.10). */
  tour: 'tour',
  /** The form for signing up. */
  start: 'start',
  /** The same form, for whoever has an account. */
  signIn: 'sign-in',
} as const

/** `/#tour`: a place of the landing page, from anywhere. */
export function onLanding(anchor: keyof typeof anchors): string {
  return `${publicPaths.landing}#${anchors[anchor]}`
}

/** The landing page with a word on what has just happened; `Writing`: in mid-sentence. */
export const arrivals = {
  passwordReset: '/?reset=done',
  /** A form was sent before the page could take it. */
  tooEarly: '/?early=yes',
  sessionEnded: '/?session=ended',
  sessionEndedWriting: '/?session=ended&words=kept',
} as const

const invitations = '/accept-invite/'

/** The landing page with an invitation's banner (S2.2). */
export function acceptInvite(inviteId: string): string {
  return invitations + encodeURIComponent(inviteId)
}

/** Whether an address is an invitation's. */
export function isInvitation(path: string): boolean {
  return path.startsWith(invitations)
}

/** The id in an invitation's address, as it stands there; undefined for any other address. */
export function inviteIdIn(path: string): string | undefined {
  return isInvitation(path) ? path.slice(invitations.length) : undefined
}

/** The landing page with the form for a new account, for whoever was given a code. */
export const signUpPage = '/sign-up'

/** A public page for whoever follows a link to it in one language: `/de/about`; English has no other address. */
export function addressIn(language: string, path: string): string {
  if (language === 'en') return path
  return `/${language}${path === publicPaths.landing ? '' : path}`
}

/** The file of an address's page inside the built web. */
export function pageFile(path: string): string {
  return `pages${path === publicPaths.landing ? '/index' : screenOf(path)}.html`
}

/** One article of the blog. */
export function article(slug: string): string {
  return `${publicPaths.blog}/${encodeURIComponent(slug)}`
}

/** Whether an address is an article's. */
export function isArticle(path: string): boolean {
  return path.startsWith(`${publicPaths.blog}/`)
}

/** The blog for feed readers. */
export const blogFeed = `${publicPaths.blog}/feed.xml`

/** The list of what a signed-in family's browser fetches ahead; the build writes it. */
export const familyFiles = '/family-files.json'

/** What the service worker keeps beside them: one page for all screens of a family, and one for the front page without a network. */
export const appShell = '/app-shell'
export const noConnection = '/no-connection'
/** Where the browser asks whether there is a newer program. */
export const serviceWorker = '/service-worker.js'

/** The cookie that says which language was chosen on this device; no secret, and the browser writes it. */
export const languageCookie = 'language'

/**
 * The cookie that says to the browser's scripts whose session it has: what is kept on the device is shown to
 * them alone (A55). Behind TLS its name begins with `__Host-`.
 */
export const userCookie = 'elefam.user'

/** The head in which a page says in whose name it asks: a session of somebody else answers it nothing (A55). */
export const userHeader = 'elefam-user'

/** Screens that need a signed-in user (S2.4); everybody else is sent to the landing page. */
export const appPaths = {
  dashboard: '/dashboard',
  onboarding: '/onboarding',
  setupFamily: '/setup-family',
  familyInterests: '/family-interests',
  startGoal: '/start-goal',
  mission: '/mission',
  ourStory: '/our-story',
  storyBook: '/story-book',
  letters: '/letters',
  planMeeting: '/plan-meeting',
  standUp: '/stand-up',
  retrospective: '/retrospective',
  insights: '/insights',
  editSprint: '/edit-sprint',
  openSprints: '/open-sprints',
  recommendations: '/recommendations',
  meetingGuide: '/meeting-guide',
  printablePlan: '/printable-plan',
  /** A photograph of it brings its ticks back. */
  bringPaperBack: '/bring-paper-back',
  settings: '/settings',
  verifyEmail: '/verify-email',
  activity: '/activity',
  more: '/more',
  /** For those in charge of this server alone; others find nothing there. */
  host: '/host',
} as const

/** Of devices that are paired, without an account: one member's own day, and the wall. */
export const pairedPaths = { mine: '/mine', wall: '/wall' } as const
/** What keeps their program on the device. */
export const pairedWorker = '/paired-worker.js'

/** The link for a member's device; no server is told what stands after #. */
export const pairingLink = (secret: string) => `${pairedPaths.mine}#${secret}`

/** Ends one kind of reminder mails for one person: a page with a button, or one click of a mail program. */
export const unsubscribe = at('/unsubscribe/{token}')

/** Where a family sits together: one question a screen, and nothing else. */
export const together: readonly string[] = [
  appPaths.planMeeting,
  appPaths.standUp,
  appPaths.retrospective,
]

/** The letters' screen at one of its acts: a letter is written, something is drawn for the book, those that wait are opened. */
export const letterActs = {
  write: `${appPaths.letters}?write`,
  draw: `${appPaths.letters}?draw`,
  open: `${appPaths.letters}?open`,
} as const

/** Where one parent plans the next week alone, for all to say yes to. */
export const planForUs = `${appPaths.planMeeting}?for=us`

/** The pages of the settings. */
export const settingsPaths = {
  family: '/settings/family',
  /** When somebody is here who has two homes. */
  daysHere: '/settings/days-here',
  coParents: '/settings/co-parents',
  /** Children’s and the wall’s, which are paired without an account. */
  devices: '/settings/devices',
  week: '/settings/week',
  reminders: '/settings/reminders',
  /** Those of others that the family looks at. */
  calendars: '/settings/calendars',
  device: '/settings/device',
  /** With what opens the account; linking another site’s ends there. */
  signIn: '/settings/signing-in',
  /** Who and what can get in: all of it, each to be ended. */
  waysIn: '/settings/ways-in',
  /** Tokens by which programs act, and what is told to others. */
  programs: '/settings/programs',
  data: '/settings/data',
} as const

const ofSettings = new Set<string>(Object.values(settingsPaths))

/** Everything behind the sign-in that has an address. */
export const familyAddresses: readonly string[] = [...Object.values(appPaths), ...ofSettings]

/** The address by which the screen is known that shows this one: the settings show their pages. */
export function screenOf(path: string): string {
  return ofSettings.has(path) ? appPaths.settings : path
}

/** The page that a mail of an earlier version meant by `/settings#co-parents`, or undefined. */
export function settingsPathOf(hash: string): string | undefined {
  // What was called devices then are those on which one is signed in.
  if (hash === '#you' || hash === '#devices') return settingsPaths.signIn
  const path = `${appPaths.settings}/${hash.slice(1)}`
  if (ofSettings.has(path)) return path
  return hash === '#leaving' ? settingsPaths.data : undefined
}

/** `/edit-sprint?sprint=…` and its like: a screen shown for one sprint. Without it: the active one. */
export function forSprint(path: string, sprintId: string): string {
  return `${path}?sprint=${encodeURIComponent(sprintId)}`
}

/** A screen shown for one mission, also an earlier one. Without it: the present one. */
export function forGoal(path: string, goalId: string): string {
  return `${path}?goal=${encodeURIComponent(goalId)}`
}

/** The goal's screen with this example of the library offered first. */
export function forExampleGoal(exampleId: string): string {
  return `${appPaths.startGoal}?goal=${encodeURIComponent(exampleId)}`
}

/** Where the links in mails lead (A75): no server is told what stands after #. */
export const confirmationLink = (token: string) => `${appPaths.verifyEmail}#${token}`
export const signUpLink = (code: string) => `${signUpPage}#code=${code}`
export const resetLink = (token: string) => `${publicPaths.resetPassword}#${token}`
export const notMeLink = (token: string) => `${publicPaths.notMe}#${token}`

const segment = encodeURIComponent

export const apiPaths = {
  bootstrap: '/api/bootstrap',
  auth: '/api/auth',
  signUp: '/api/auth/sign-up/email',
  /** Whether a sign-up code is good; the browser brings it along from there to another site and back. */
  signUpCode: '/api/auth/sign-up-code',
  signIn: '/api/auth/sign-in/email',
  signOut: '/api/auth/sign-out',
  session: '/api/session',
  sendVerification: '/api/auth/send-verification-email',
  /** What the link in a mail would confirm; it takes one of the two below to have it done. */
  confirmation: '/api/auth/confirmation',
  confirmEmail: '/api/auth/confirmation/confirm',
  /** It was somebody else who made this account. */
  disownAccount: '/api/auth/confirmation/disown',
  requestPasswordReset: '/api/auth/request-password-reset',
  resetPassword: '/api/auth/reset-password',
  /** Whether the link in a mail for a new password still works. */
  resetLink: '/api/auth/reset-password/link',
  changeEmail: '/api/auth/change-email',
  changePassword: '/api/auth/change-password',
  /** With what the account can be opened: a password, accounts of other sites. */
  signInMethods: '/api/auth/ways',
  waysIn: '/api/auth/ways-in',
  wayIn: at('/api/auth/ways-in/{wayId}'),
  /** A code by mail, for whoever has no password to prove themselves with. */
  sendCode: '/api/auth/send-code',
  /** Where whoever is signed in shows once more who they are, for some minutes. */
  proof: '/api/auth/proof',
  linkedAccount: at('/api/auth/linked/{provider}'),
  /** An owner says that something was not them: all that may be somebody else's ends. */
  notMe: '/api/auth/not-me',
  /** Passkeys: added and removed; and what a browser needs to show one, to sign in or as a proof. */
  passkeys: '/api/auth/passkeys',
  passkey: at('/api/auth/passkeys/{passkeyId}'),
  newPasskey: '/api/auth/new-passkey',
  passkeyProof: '/api/auth/passkey-proof',
  askForPasskey: '/api/auth/sign-in/passkey/challenge',
  signInWithPasskey: '/api/auth/sign-in/passkey',
  /** Codes after the password: prepared, switched on, switched off. */
  secondFactor: '/api/auth/second-factor',
  newSecondFactor: '/api/auth/new-second-factor',
  /** The address of one's calendar feed is made, seen and taken back here. */
  calendarFeed: '/api/calendar-feed',
  /** The feed itself: whoever has the address reads it. */
  calendar: at('/api/calendar/{file}'),
  /** One's reminders: what, how, and when not. */
  reminders: '/api/reminders',
  /** The browser that asks takes push messages, or no longer does. */
  pushSubscription: '/api/reminders/push',
  /** What a notification's button says. */
  reminderAnswer: '/api/reminders/answer',
  /** Calendars from outside that the family looks at. */
  outsideCalendars: at('/api/families/{familyId}/calendars'),
  outsideCalendar: at('/api/families/{familyId}/calendars/{calendarId}'),
  /** What calendars somebody has on a server of them. */
  calendarServer: at('/api/families/{familyId}/calendar-server'),
  /** Letters: written and told of while they are sealed, opened, taken back. */
  letters: at('/api/families/{familyId}/letters'),
  openedLetters: at('/api/families/{familyId}/opened-letters'),
  letter: at('/api/families/{familyId}/letters/{letterId}'),
  /** Those that came from a device of a child’s other home. */
  sharedLetters: at('/api/families/{familyId}/shared-members/{shareId}/letters'),
  /** Children of two families: what is agreed, a code of the other one, and a yes to it. */
  sharedMembers: at('/api/families/{familyId}/shared-members'),
  sharedMember: at('/api/families/{familyId}/shared-members/{shareId}'),
  shareCode: at('/api/families/{familyId}/shared-member-code'),
  shareJoin: at('/api/families/{familyId}/shared-member-code/join'),
  /** Sheets as they were printed, by the code on them. */
  printedSheets: at('/api/families/{familyId}/printed-sheets'),
  printedSheet: at('/api/families/{familyId}/printed-sheets/{sheetCode}'),
  /** Devices without an account: a parent's side. */
  pairedDevices: at('/api/families/{familyId}/paired-devices'),
  pairedDevice: at('/api/families/{familyId}/paired-devices/{deviceId}'),
  /** A new link or code for one of them; whatever had it before is out. */
  pairAgain: at('/api/families/{familyId}/paired-devices/{deviceId}/offer'),
  /** The device's side: it is paired by a secret, sees its view, hears of a new one, acts, ends. */
  pairing: '/api/paired',
  pairedEvents: '/api/paired/events',
  pairedCommands: '/api/paired/commands',
  pairedLetters: '/api/paired/letters',
  pairedSprintCommands: at('/api/paired/sprints/{sprintId}/commands'),
  /** With which programs act for a person: made, listed, withdrawn. */
  apiTokens: '/api/tokens',
  apiToken: at('/api/tokens/{tokenId}'),
  /** Where a family's events are told. */
  webhooks: at('/api/families/{familyId}/webhooks'),
  webhook: at('/api/families/{familyId}/webhooks/{webhookId}'),
  webhookSecret: at('/api/families/{familyId}/webhooks/{webhookId}/secret'),
  /** The day in one call, and a tick in one call. */
  today: '/api/today',
  todayTicks: '/api/today/ticks',
  /** What the front door offers on this server: captcha, providers, the length of passwords. */
  signInSettings: '/api/entrance',
  captchaChallenge: '/api/captcha/challenge',
  users: '/api/users',
  user: at('/api/users/{userId}'),
  families: '/api/families',
  family: at('/api/families/{familyId}'),
  familyExport: at('/api/families/{familyId}/export'),
  familyImport: at('/api/families/{familyId}/import'),
  handOver: at('/api/families/{familyId}/hand-over'),
  familyMember: at('/api/families/{familyId}/members/{memberId}'),
  familyCommands: at('/api/families/{familyId}/commands'),
  sprints: at('/api/families/{familyId}/sprints'),
  sprint: at('/api/families/{familyId}/sprints/{sprintId}'),
  sprintCommands: at('/api/families/{familyId}/sprints/{sprintId}/commands'),
  insights: at('/api/families/{familyId}/insights'),
  events: at('/api/families/{familyId}/events'),
  changes: at('/api/families/{familyId}/changes'),
  /** Who changed what. */
  activity: at('/api/families/{familyId}/activity'),
  /** What somebody has open to change. */
  presence: at('/api/families/{familyId}/presence'),
  recommendations: at('/api/families/{familyId}/recommendations'),
  answeredRecommendations: at('/api/families/{familyId}/recommendations/answered'),
  invites: at('/api/families/{familyId}/invites'),
  invite: at('/api/families/{familyId}/invites/{inviteId}'),
  resendInvite: at('/api/families/{familyId}/invites/{inviteId}/resend'),
  coParent: at('/api/families/{familyId}/co-parents/{userId}'),
  /** What anybody with the link may know of an invite. */
  invitation: at('/api/invites/{inviteId}'),
  acceptInvite: at('/api/invites/{inviteId}/accept'),
  /** Begins signing in with another account, see `startSignIn`. */
  signInWith: at('/api/auth/with/{provider}'),
  /** Where the other account's site sends the browser back to; hosts register it there. */
  signInCallback: at('/api/auth/callback/{provider}'),
  contact: '/api/contact',
  /** For those in charge of this server. */
  host: '/api/host',
  hostChoices: '/api/host/choices',
  hostAccounts: '/api/host/accounts',
  hostAccount: at('/api/host/accounts/{userId}'),
  hostCodes: '/api/host/codes',
  hostCode: at('/api/host/codes/{codeId}'),
  hostLog: '/api/host/log',
  /** Lends a sample family to look around in. */
  sample: '/api/sample',
  /** The e-mail service's contract (S7.1), for other servers of the host. */
  sendMail: '/prod/send',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  health: '/healthz',
  ready: '/readyz',
} as const

/** The server's figures for Prometheus. */
export const metricsPath = '/metrics'

/** Where signing in with another account ends: it tells the page that opened it, or goes on. */
export const signedIn = '/signed-in'

/** What a page says of signing in with another account: is it in a popup, and where to go after. */
export type SignInJourney = { popup: boolean; to?: string | undefined }

/** The address that leads to another account's sign-in. A whole page goes there, or a popup. */
export function startSignIn(providerId: string, { popup, to }: SignInJourney): string {
  const back = to === undefined ? '' : `&to=${segment(to)}`
  return `${apiPaths.signInWith(providerId)}?popup=${popup ? 'yes' : 'no'}${back}`
}

/**
 * Where the browser goes when it comes back from another account's site, with the code of what went
 * wrong, if anything did: the popup's last page, or straight to the screen it was meant for.
 */
export function afterSignIn(
  { popup, to }: { popup: boolean; to: string },
  failed?: string | null,
): string {
  const why = failed ? `failed=${segment(failed)}` : ''
  if (popup) return `${signedIn}?to=${segment(to)}${why && `&${why}`}`
  if (!failed) return to
  // Only somebody who is signed in links a further account, and does so from there.
  if (to === settingsPaths.signIn) return `${to}?${why}`
  return isInvitation(to) ? `${to}?${why}` : `${publicPaths.landing}?${why}#${anchors.start}`
}

/** A return address where it leads to a screen of this product or an invitation, else the dashboard (A47). */
export function safeReturn(address: string | null | undefined): string {
  const [path = ''] = (address ?? '').split(/[?#]/)
  const ours = familyAddresses.includes(path) || /^\/accept-invite\/[\w-]+$/.test(path)
  return address && ours && /^[!-[\]-~]+$/.test(address) ? address : appPaths.dashboard
}

/** Every address of the product. Router, redirects, e-mails and tests build theirs here. */

export const publicPaths = {
  landing: '/',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
} as const

/** Screens that need a signed-in user (S2.4); everybody else is sent to the landing page. */
export const appPaths = {
  dashboard: '/dashboard',
  onboarding: '/onboarding',
  setupFamily: '/setup-family',
  familyInterests: '/family-interests',
  startGoal: '/start-goal',
  planMeeting: '/plan-meeting',
  standUp: '/stand-up',
  retrospective: '/retrospective',
  insights: '/insights',
  editSprint: '/edit-sprint',
  openSprints: '/open-sprints',
  recommendations: '/recommendations',
  meetingGuide: '/meeting-guide',
  printablePlan: '/printable-plan',
  settings: '/settings',
  verifyEmail: '/verify-email',
  more: '/more',
} as const

/** `/edit-sprint?sprint=…` and its like: a screen shown for one sprint. Without it: the active one. */
export function forSprint(path: string, sprintId: string): string {
  return `${path}?sprint=${encodeURIComponent(sprintId)}`
}

/** The goal's screen with this example of the library offered first. */
export function forExampleGoal(exampleId: string): string {
  return `${appPaths.startGoal}?goal=${encodeURIComponent(exampleId)}`
}

const segment = encodeURIComponent

export const apiPaths = {
  bootstrap: '/api/bootstrap',
  auth: '/api/auth',
  signUp: '/api/auth/sign-up/email',
  signIn: '/api/auth/sign-in/email',
  signOut: '/api/auth/sign-out',
  session: '/api/session',
  sendVerification: '/api/auth/send-verification-email',
  verifyEmail: '/api/auth/verify-email',
  users: '/api/users',
  user: (userId: string) => `/api/users/${segment(userId)}`,
  families: '/api/families',
  family: (familyId: string) => `/api/families/${segment(familyId)}`,
  familyCommands: (familyId: string) => `/api/families/${segment(familyId)}/commands`,
  sprints: (familyId: string) => `/api/families/${segment(familyId)}/sprints`,
  sprint: (familyId: string, sprintId: string) =>
    `/api/families/${segment(familyId)}/sprints/${segment(sprintId)}`,
  sprintCommands: (familyId: string, sprintId: string) =>
    `/api/families/${segment(familyId)}/sprints/${segment(sprintId)}/commands`,
  recommendations: (familyId: string) => `/api/families/${segment(familyId)}/recommendations`,
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  health: '/healthz',
  ready: '/readyz',
} as const

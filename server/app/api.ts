import { apiTokensApi } from '#server/features/auth/api-tokens.api.ts'
import { authApi } from '#server/features/auth/auth.api.ts'
import { passkeysApi } from '#server/features/auth/passkeys/passkeys.api.ts'
import { waysInApi } from '#server/features/auth/ways-in.api.ts'
import { secondFactorApi } from '#server/features/auth/second-factor/second-factor.api.ts'
import { bootstrapApi } from '#server/features/bootstrap/bootstrap.api.ts'
import { calendarApi } from '#server/features/calendar/calendar.api.ts'
import { contactApi } from '#server/features/contact/contact.api.ts'
import { deletionApi } from '#server/features/deletion/deletion.api.ts'
import { signInSettingsApi } from '#server/features/sign-in-settings/sign-in-settings.api.ts'
import { familiesApi } from '#server/features/families/families.api.ts'
import { hostApi } from '#server/features/host/host.api.ts'
import { insightsApi } from '#server/features/insights/insights.api.ts'
import { invitesApi } from '#server/features/invites/invites.api.ts'
import { lettersApi } from '#server/features/letters/letters.api.ts'
import { liveApi } from '#server/features/live/live.api.ts'
import { mailApi } from '#server/features/mail/mail.api.ts'
import { sharedMembersApi } from '#server/features/shared-members/shared-members.api.ts'
import { outsideCalendarsApi } from '#server/features/outside-calendars/outside-calendars.api.ts'
import { pairedDevicesApi } from '#server/features/paired-devices/paired-devices.api.ts'
import { printedSheetsApi } from '#server/features/printed-sheets/printed-sheets.api.ts'
import { recommendationsApi } from '#server/features/recommendations/recommendations.api.ts'
import { remindersApi } from '#server/features/reminders/reminders.api.ts'
import { sampleApi } from '#server/features/sample/sample.api.ts'
import { sprintsApi } from '#server/features/sprints/sprints.api.ts'
import { todayApi } from '#server/features/today/today.api.ts'
import { transferApi } from '#server/features/transfer/transfer.api.ts'
import { usersApi } from '#server/features/users/users.api.ts'
import { webhooksApi } from '#server/features/webhooks/webhooks.api.ts'

/** Every route's declaration. A test holds that the server has these and no others. */
export const api = {
  apiTokens: apiTokensApi,
  auth: authApi,
  passkeys: passkeysApi,
  secondFactor: secondFactorApi,
  waysIn: waysInApi,
  bootstrap: bootstrapApi,
  calendar: calendarApi,
  contact: contactApi,
  deletion: deletionApi,
  signInSettings: signInSettingsApi,
  families: familiesApi,
  host: hostApi,
  insights: insightsApi,
  invites: invitesApi,
  letters: lettersApi,
  live: liveApi,
  mail: mailApi,
  outsideCalendars: outsideCalendarsApi,
  sharedMembers: sharedMembersApi,
  pairedDevices: pairedDevicesApi,
  printedSheets: printedSheetsApi,
  recommendations: recommendationsApi,
  reminders: remindersApi,
  sample: sampleApi,
  sprints: sprintsApi,
  today: todayApi,
  transfer: transferApi,
  users: usersApi,
  webhooks: webhooksApi,
}

type Api = typeof api
type Declared = { [Feature in keyof Api]: Api[Feature][keyof Api[Feature]] }[keyof Api]

type Json<Schema> = { content: { 'application/json': { schema: Schema } } }
type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never

type CallOf<Route> = Route extends { method: infer Method extends string; path: infer Path }
  ? {
      method: Uppercase<Method>
      path: Path
      /** What a caller gives, and gets; `undefined` where the route takes or tells none. */
      query: Route extends { request: { query: infer Schema } } ? InputOf<Schema> : undefined
      body: Route extends { request: { body: Json<infer Schema> } } ? InputOf<Schema> : undefined
      answer: Route extends { responses: { 200: Json<infer Schema> } }
        ? OutputOf<Schema>
        : undefined
    }
  : never

/** Everything that can be asked, as the routes declare it: one call for each of them. */
export type Call = CallOf<Declared>

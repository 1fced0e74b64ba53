import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import type { HostChoices, HostStatus } from '#core/hosts/schema.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths, metricsPath, unsubscribe } from '#core/paths.ts'
import { apiTokenServices } from '#server/features/auth/api-token.ts'
import { apiTokenRoutes } from '#server/features/auth/api-tokens.routes.ts'
import { authRoutes } from '#server/features/auth/auth.routes.ts'
import { changePasswordRoutes } from '#server/features/auth/change-password.routes.ts'
import { changeEmailRoutes } from '#server/features/auth/change-email.routes.ts'
import { offeredProviders } from '#server/features/auth/providers.ts'
import { endSecondFactor } from '#server/features/auth/second-factor/switch-second-factor.ts'
import { signInWithRoutes } from '#server/features/auth/sign-in-with.routes.ts'
import { notMeRoutes } from '#server/features/auth/not-me.routes.ts'
import { resetLinkRoutes } from '#server/features/auth/reset-link.routes.ts'
import { resetRoutes } from '#server/features/auth/reset.routes.ts'
import { proofServices } from '#server/features/auth/proof.ts'
import { sessionServices } from '#server/features/auth/session.ts'
import { verificationRoutes } from '#server/features/auth/verification.routes.ts'
import { signInMethodRoutes } from '#server/features/auth/sign-in-methods.routes.ts'
import { waysInRoutes } from '#server/features/auth/ways-in.routes.ts'
import { passkeyRoutes } from '#server/features/auth/passkeys/passkeys.routes.ts'
import { secondFactorRoutes } from '#server/features/auth/second-factor/second-factor.routes.ts'
import { bootstrapRoutes } from '#server/features/bootstrap/bootstrap.routes.ts'
import { calendarRoutes } from '#server/features/calendar/calendar.routes.ts'
import { captchaCheck } from '#server/features/sign-in-settings/captcha-check.ts'
import { deletionRoutes } from '#server/features/deletion/deletion.routes.ts'
import { removeAccount } from '#server/features/deletion/delete-account.ts'
import { joinAtSignUp } from '#server/features/invites/accept-invite.ts'
import { startAlone } from '#server/features/deletion/start-alone.ts'
import { contactRoutes } from '#server/features/contact/contact.routes.ts'
import { signInSettingsRoutes } from '#server/features/sign-in-settings/sign-in-settings.routes.ts'
import { familyRoutes } from '#server/features/families/families.routes.ts'
import { hostRoutes } from '#server/features/host/host.routes.ts'
import { insightRoutes } from '#server/features/insights/insights.routes.ts'
import { inviteRoutes } from '#server/features/invites/invites.routes.ts'
import { activityRoutes } from '#server/features/live/activity.routes.ts'
import { liveRoutes } from '#server/features/live/live.routes.ts'
import { letterRoutes } from '#server/features/letters/letters.routes.ts'
import { endSharing, lockEveryHome } from '#server/features/shared-members/end-sharing.ts'
import { sharedMemberRoutes } from '#server/features/shared-members/shared-members.routes.ts'
import { outsideCalendarRoutes } from '#server/features/outside-calendars/outside-calendars.routes.ts'
import { printedSheetRoutes } from '#server/features/printed-sheets/printed-sheets.routes.ts'
import { presenceRoutes } from '#server/features/live/presence.routes.ts'
import type { Streams } from '#server/features/live/streams.ts'
import { pairedDeviceServices } from '#server/features/paired-devices/paired-device.ts'
import {
  pairedDeviceRoutes,
  pairedRoutes,
} from '#server/features/paired-devices/paired-devices.routes.ts'
import type { ViewStreams } from '#server/features/paired-devices/view-streams.ts'
import { mailRoutes, type MailService } from '#server/features/mail/mail.routes.ts'
import { recommendationRoutes } from '#server/features/recommendations/recommendations.routes.ts'
import { reminderRoutes } from '#server/features/reminders/reminders.routes.ts'
import { sampleRoutes } from '#server/features/sample/sample.routes.ts'
import { sprintRoutes } from '#server/features/sprints/sprints.routes.ts'
import { todayRoutes } from '#server/features/today/today.routes.ts'
import { transferRoutes } from '#server/features/transfer/transfer.routes.ts'
import { userRoutes } from '#server/features/users/users.routes.ts'
import { webhookRoutes } from '#server/features/webhooks/webhooks.routes.ts'
import type { Background } from '#server/platform/background.ts'
import type { Captcha } from '#server/platform/captcha.ts'
import type { NewestVersion } from '#server/platform/newest-version.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { DavRequest } from '#server/platform/outside-request.ts'
import { providerClient, type Provider } from '#server/platform/provider-client.ts'
import { networksOf } from '#server/platform/network-address.ts'
import { version } from '#server/platform/program.ts'
import type { RequestLog } from '#server/platform/request-log.ts'
import { cookiesFor, type CookieOptions } from '#server/http/cookies.ts'
import { keptAnswers } from '#server/http/kept-answers.ts'
import { limitsOf } from '#server/http/limits.ts'
import { queuesOf } from '#server/http/queues.ts'
import type { Env, Services } from '#server/http/route.ts'
import { inNameOf } from '#server/store/asker.ts'
import { choicesOf } from '#server/store/host-choices.ts'
import { keyRecipients } from '#server/store/mail-allowance.ts'
import { readiness } from '#server/store/readiness.ts'
import type { Database } from '#server/store/schema.ts'
import type { BrandedPages } from './brand/branded-pages.ts'
import { documentApi } from './document-api.ts'
import { seenByDoctor } from './doctor/seen-by-doctor.ts'
import { feed } from './feed.ts'
import { leadEarlyFormsBack } from './early-forms.ts'
import { isFromUs, noStore, ownOriginOnly, securityHeaders, type Hsts } from './headers.ts'
import { countRequests, metricsPage } from './metrics-page.ts'
import { pages } from './pages.ts'
import { respondToError } from './problems.ts'
import { languagesOf, speakToReader } from './reader-language.ts'
import { requestIds } from './request-ids.ts'
import { boundUnread } from './unread-answers.ts'

export type AppOptions = CookieOptions & {
  db: Database
  secret: string
  log: Log
  /** Whether an account that writes more than people do is asked to wait (A67). */
  writePace: boolean
  /** The host never said it: then our pages are wherever the server is reached. */
  anyHost: boolean
  webFolder: string
  /** Those in which families read; of a built web it says so itself. */
  languages?: readonly string[]
  /** The pages under a host's own name. */
  brandedPages?: BrandedPages | null
  hsts: Hsts
  /** An invite is for its address alone. */
  strictInvites: boolean
  /** What the environment says of what a host may else choose while the server runs. */
  given: Partial<HostChoices>
  /** Whether a sample family is lent to whoever wants to look around. */
  demo: boolean
  version: string
  /** What is free for the data, in bytes; null where nobody can say. */
  readDisk: () => Promise<number | null>
  newest: NewestVersion
  /** Of when the backups are. */
  readBackups: () => HostStatus['backup']
  /** Whether mails leave this host; otherwise they become files on it. */
  sendsMail: boolean
  mailService: MailService
  /** Push services that reminders may be sent to. */
  pushHosts: readonly string[]
  /** Whether families may have addresses of the host’s own network told. */
  privateWebhooks: boolean
  /** Whether families may have calendars of the host's own network read, and how servers of them are asked. */
  privateCalendars: boolean
  askCalendars: DavRequest
  /** Who gets what is written on the contact page. */
  contactTo: string
  /** The visitor's address, from the socket or from a trusted proxy. */
  clientAddress: (c: Context) => string
  captcha: Captcha
  background: Background
  passwordMin: number
  streams: Streams
  views: ViewStreams
  providers: Provider[]
  /** A line for every request; none without it. */
  requestLog?: RequestLog | undefined
  /** Figures for Prometheus; without them nothing is counted. */
  metrics?: { metrics: Metrics; token: string } | undefined
}

/** Everything the server answers, put together. */
export function createApp(options: AppOptions) {
  const { db, clock, log, baseUrl, captcha, clientAddress } = options
  const cookies = cookiesFor(options)
  const counted = limitsOf(options)
  keyRecipients(db, options.secret)
  const services: Services = {
    db,
    clock,
    ...proofServices({ ...options, ...counted }),
    ...sessionServices({ ...options, cookies }),
    ...apiTokenServices({ ...options, ...counted }),
    ...pairedDeviceServices({ ...options, cookies }),
    clientAddress,
    choices: choicesOf(db, options.given),
    verifyCaptcha: captchaCheck(options),
    inBackground: options.background.start,
    queues: queuesOf(),
    keepAnswer: keptAnswers(),
    ...counted,
  }

  const app = new OpenAPIHono<Env>()
  const ready = readiness(db)
  const languages = options.languages ?? languagesOf(options.webFolder)
  app.onError(respondToError({ log, onFull: ready.refused, languages }))
  app.notFound(() => refuse('not-found'))
  const https = baseUrl.startsWith('https:')
  app.use(async (c, next) => {
    const { network } = networksOf(clientAddress(c))
    await services.queues.arrivals(network)
    await inNameOf(network, next)
  })
  app.use(securityHeaders({ https, hsts: options.hsts, policy: captcha.policy }))
  app.use(requestIds(options.requestLog))
  app.use(speakToReader(languages))
  app.use(boundUnread(clientAddress))
  if (options.metrics) {
    const { metrics, token } = options.metrics
    app.use(countRequests(metrics))
    app.get(metricsPath, metricsPage(metrics, token))
  }

  app.use(apiPaths.health, seenByDoctor(options))
  app.get(apiPaths.health, (c) => c.json({ ok: true, version }))
  app.get(apiPaths.ready, async (c) => {
    const why = await ready.look()
    return why ? c.json({ ok: false, why }, 503) : c.json({ ok: true })
  })

  /** Gives the routes what they stand on, and has a request that brings something checked. */
  const enter =
    (check?: MiddlewareHandler<Env>): MiddlewareHandler<Env> =>
    async (c, next) => {
      c.set('services', services)
      const { method } = c.req
      return !check || method === 'GET' || method === 'HEAD' ? next() : check(c, next)
    }
  const isOwn = (headers: Headers) => isFromUs(headers, options)
  const fromUsOnly = ownOriginOnly(options, () => refuse('foreign-origin'))
  app.use('/api/*', noStore, enter(every(leadEarlyFormsBack({ isOwn }), fromUsOnly)))
  // Other servers send mail here: they have a signature instead of an origin.
  app.use(apiPaths.sendMail, noStore, enter())
  // Mail programs end mails there, by a token and without a cookie.
  app.use(unsubscribe('*'), noStore, enter())
  const sites = new Map(options.providers.map((one) => [one.id, providerClient(one)]))
  const accounts = { ...options, cookies, sites, startAlone, join: joinAtSignUp(options) }
  for (const routes of [
    signInSettingsRoutes({ ...options, providers: offeredProviders(options.providers) }),
    contactRoutes(options),
    authRoutes(accounts),
    verificationRoutes(),
    changeEmailRoutes(),
    changePasswordRoutes(options),
    signInMethodRoutes(accounts),
    waysInRoutes({ ...accounts, lockHomes: lockEveryHome, endSharing }),
    apiTokenRoutes(),
    resetRoutes(accounts),
    resetLinkRoutes(),
    notMeRoutes(),
    passkeyRoutes(accounts),
    secondFactorRoutes(accounts),
    signInWithRoutes(accounts),
    bootstrapRoutes(options),
    userRoutes(),
    familyRoutes(),
    sprintRoutes(),
    insightRoutes(),
    inviteRoutes(options),
    liveRoutes(options),
    activityRoutes(),
    presenceRoutes(options),
    recommendationRoutes(),
    transferRoutes(),
    deletionRoutes(accounts),
    calendarRoutes(options),
    pairedDeviceRoutes(accounts),
    pairedRoutes(accounts),
    outsideCalendarRoutes(options),
    letterRoutes(),
    sharedMemberRoutes(accounts),
    printedSheetRoutes(),
    reminderRoutes(options),
    todayRoutes(),
    webhookRoutes(options),
    hostRoutes({ ...options, deleteAccount: removeAccount, endSecondFactor }),
    sampleRoutes(options),
  ]) {
    app.route('/', routes)
  }
  app.route('/', mailRoutes(options.mailService))
  documentApi(app, { cookies, baseUrl })
  app.all('/api/*', () => refuse('not-found'))
  app.route('/', feed(options))
  const signUp = async () => (await services.choices()).signUp
  app.route('/', pages({ ...options, signUp }))
  return app
}

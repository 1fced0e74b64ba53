import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { apiPaths, metricsPath } from '#core/paths.ts'
import type { Auth } from '#server/features/auth/auth.ts'
import { authRoutes } from '#server/features/auth/auth.routes.ts'
import { changePasswordRoutes } from '#server/features/auth/change-password.routes.ts'
import { changeEmailRoutes } from '#server/features/auth/change-email.routes.ts'
import { libraryCall } from '#server/features/auth/library-call.ts'
import { offeredProviders } from '#server/features/auth/providers.ts'
import { signInWithRoutes } from '#server/features/auth/sign-in-with.routes.ts'
import { resetRoutes } from '#server/features/auth/reset.routes.ts'
import { proofCheck } from '#server/features/auth/proof.ts'
import { sessionCookieName } from '#server/features/auth/session-cookie.ts'
import { sessionRoutes } from '#server/features/auth/sessions.routes.ts'
import { sessionReader } from '#server/features/auth/session.ts'
import { verificationRoutes } from '#server/features/auth/verification.routes.ts'
import { waysInRoutes } from '#server/features/auth/ways-in.routes.ts'
import { bootstrapRoutes } from '#server/features/bootstrap/bootstrap.routes.ts'
import { calendarRoutes } from '#server/features/calendar/calendar.routes.ts'
import { captchaCheck } from '#server/features/entrance/captcha-check.ts'
import { departureRoutes } from '#server/features/departure/departure.routes.ts'
import { contactRoutes } from '#server/features/contact/contact.routes.ts'
import { entranceRoutes } from '#server/features/entrance/entrance.routes.ts'
import { familyRoutes } from '#server/features/families/families.routes.ts'
import { insightRoutes } from '#server/features/insights/insights.routes.ts'
import { inviteRoutes } from '#server/features/invites/invites.routes.ts'
import { activityRoutes } from '#server/features/live/activity.routes.ts'
import { liveRoutes } from '#server/features/live/live.routes.ts'
import { presenceRoutes } from '#server/features/live/presence.routes.ts'
import type { Streams } from '#server/features/live/streams.ts'
import { mailRoutes, withError, type MailService } from '#server/features/mail/mail.routes.ts'
import { recommendationRoutes } from '#server/features/recommendations/recommendations.routes.ts'
import { sprintRoutes } from '#server/features/sprints/sprints.routes.ts'
import { transferRoutes } from '#server/features/transfer/transfer.routes.ts'
import { userRoutes } from '#server/features/users/users.routes.ts'
import type { Background } from '#server/platform/background.ts'
import type { Captcha } from '#server/platform/captcha.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import type { RequestLog } from '#server/platform/request-log.ts'
import { limitsOf } from '#server/http/limits.ts'
import type { Env, Services } from '#server/http/route.ts'
import { isReady } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import { docsPage, type Document } from './docs-page.ts'
import { feed } from './feed.ts'
import { leadEarlyFormsBack } from './early-forms.ts'
import { isFromUs, ownOriginOnly, securityHeaders } from './headers.ts'
import { countRequests, metricsPage } from './metrics-page.ts'
import { pages } from './pages.ts'
import { respondToError } from './problems.ts'
import { requestIds } from './request-ids.ts'

export type AppOptions = {
  db: Database
  loadAuth: () => Promise<Auth>
  secret: string
  clock: Clock
  log: Log
  baseUrl: string
  webFolder: string
  /** An invite is for its address alone. */
  strictInvites: boolean
  mailService: MailService
  /** Who gets what is written on the contact page. */
  contactTo: string
  /** The visitor's address, from the socket or from a trusted proxy. */
  clientAddress: (c: Context) => string
  captcha: Captcha
  background: Background
  passwordMin: number
  streams: Streams
  providers: Provider[]
  /** A line for every request; none without it. */
  requestLog?: RequestLog | undefined
  /** Figures for Prometheus; without them nothing is counted. */
  metrics?: { metrics: Metrics; token: string } | undefined
}

const bodyAtMost = 256 * 1024

const countBody = bodyLimit({ maxSize: bodyAtMost, onError: () => refuse('too-large') })

/** A family that is read in again is the one thing that may be large. */
const isImport = /^\/api\/families\/[^/]+\/import$/

/**
 * Node holds a body to the length that it declares; only one that declares none must be counted. One
 * that may be large is read for whoever is signed in, and not often: it takes its time and memory.
 */
const smallBodies: MiddlewareHandler<Env> = async (c, next) => {
  const mayBeLarge = c.req.method === 'POST' && isImport.test(c.req.path)
  if (mayBeLarge) {
    const { readSession, limit } = c.get('services')
    const session = await readSession(c.req.raw.headers, { renew: false })
    await limit('importByAccount', session?.user.id ?? refuse('unauthenticated'))
  }
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding')) return countBody(c, next)
  if (Number(length) > (mayBeLarge ? limits.importSize : bodyAtMost)) refuse('too-large')
  return next()
}

/** Everything the server answers, put together. */
export function createApp(options: AppOptions) {
  const { db, clock, log, baseUrl, captcha, clientAddress } = options
  const https = baseUrl.startsWith('https:')
  const counted = limitsOf(options)
  const services: Services = {
    db,
    clock,
    requireProof: proofCheck({ ...options, ...counted }),
    readSession: sessionReader(options),
    clientAddress,
    verifyCaptcha: captchaCheck(options),
    inBackground: options.background.start,
    ...counted,
  }

  const app = new OpenAPIHono<Env>()
  app.onError(respondToError(log))
  app.notFound(() => refuse('not-found'))
  app.use(securityHeaders({ https, policy: captcha.policy }))
  app.use(requestIds(options.requestLog))
  if (options.metrics) {
    const { metrics, token } = options.metrics
    app.use(countRequests(metrics))
    app.get(metricsPath, metricsPage(metrics, token))
  }

  app.get(apiPaths.health, (c) => c.json({ ok: true }))
  app.get(apiPaths.ready, async (c) => {
    const ready = await isReady(db)
    return c.json({ ok: ready }, ready ? 200 : 503)
  })

  /** Gives the routes what they stand on, and has a request that brings something checked. */
  const enter =
    (check: MiddlewareHandler<Env>): MiddlewareHandler<Env> =>
    async (c, next) => {
      c.set('services', services)
      const { method } = c.req
      return method === 'GET' || method === 'HEAD' ? next() : check(c, next)
    }
  const isOwn = (headers: Headers) => isFromUs(headers, baseUrl)
  const fromUsOnly = ownOriginOnly({ baseUrl, refuse: () => refuse('foreign-origin') })
  app.use('/api/*', enter(every(smallBodies, leadEarlyFormsBack({ isOwn }), fromUsOnly)))
  // Other servers send mail here: they have a signature instead of an origin.
  app.use(apiPaths.sendMail, withError, enter(smallBodies))
  const call = libraryCall(options)
  for (const routes of [
    entranceRoutes({ ...options, providers: offeredProviders(options.providers) }),
    contactRoutes(options),
    authRoutes({ ...options, call }),
    verificationRoutes(options),
    changeEmailRoutes(options),
    changePasswordRoutes(options),
    waysInRoutes({ ...options, call }),
    sessionRoutes(),
    resetRoutes(options),
    signInWithRoutes(options),
    bootstrapRoutes(),
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
    departureRoutes(options),
    calendarRoutes(options),
  ]) {
    app.route('/', routes)
  }
  app.route('/', mailRoutes(options.mailService))
  documentApi(app, { https })
  app.all('/api/*', () => refuse('not-found'))
  app.route('/', feed(options))
  app.route('/', pages(options))
  return app
}

function documentApi(app: OpenAPIHono<Env>, { https }: { https: boolean }) {
  const info = {
    openapi: '3.1.0',
    info: {
      title: 'Elefam API',
      version: '1',
      description:
        'A family and its sprints are documents changed by commands: post a small typed object to the document’s address and get a receipt. Sending the same command again changes nothing. Problems come as {code, message}.',
    },
  }
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(https),
    description: 'The cookie that signing up or in gives',
  })
  let document: Document | undefined
  const described = () => (document ??= app.getOpenAPI31Document(info) as unknown as Document)
  app.get(apiPaths.openapi, (c) => c.json(described()))
  app.get(apiPaths.docs, (c) => c.html(docsPage(described())))
}

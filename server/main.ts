import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { secondPlaceOf } from './app/back-up.ts'
import { backupFailureMails } from './app/backup-mail.ts'
import { brandedPages } from './app/brand/branded-pages.ts'
import { createApp } from './app/create-app.ts'
import { runCommandLine } from './command-line.ts'
import { clientAddressOf } from './app/client-address.ts'
import { closeGently } from './app/close-gently.ts'
import { mailTemplates } from './app/mail-templates.ts'
import { startWarnings } from './app/doctor/here.ts'
import { openData } from './app/open-data.ts'
import { outageLog } from './app/outage-log.ts'
import { removeIdleAccounts } from './features/deletion/idle-accounts.ts'
import { removeSamples } from './features/deletion/remove-samples.ts'
import { hour, startJobs } from './features/jobs/jobs.ts'
import { familyStreams } from './features/live/streams.ts'
import { viewStreams } from './features/paired-devices/view-streams.ts'
import { notedMailer } from './features/mail/noted-mailer.ts'
import { startMailWorker } from './features/mail/mail-worker.ts'
import { startCalendarReader } from './features/outside-calendars/calendar-reader.ts'
import { startReminders } from './features/reminders/start-reminders.ts'
import { startWebhooks } from './features/webhooks/start-webhooks.ts'
import { altcha } from './platform/altcha.ts'
import { backgroundWork } from './platform/background.ts'
import { letterheadOf, wearBrand } from './app/brand/wear-brand.ts'
import { boundedServer } from './platform/bounded-server.ts'
import { systemClock } from './platform/clock.ts'
import { environmentWith, readConfig, warningsAbout, type Config } from './platform/config.ts'
import { countedLog } from './platform/counted-log.ts'
import { backupProcess, startDailyBackup } from './platform/daily-backup.ts'
import { log as systemLog } from './platform/log.ts'
import { sendsMail as mailsLeave } from './platform/mail-settings.ts'
import { mailersFor } from './platform/mailers.ts'
import { newestVersion } from './platform/newest-version.ts'
import { davRequest, outsideRequest } from './platform/outside-request.ts'
import { trustOwnAuthority } from './platform/outgoing-ca.ts'
import { resolverFor } from './platform/pinned-lookup.ts'
import { isReachable } from './platform/reachable-address.ts'
import { ownCommand, programRoot, version } from './platform/program.ts'
import { listeningReasonOf, reasonOf } from './platform/reason.ts'
import { recaptcha } from './platform/recaptcha.ts'
import { createRequestLog } from './platform/request-log.ts'
import { backupAge, newestBackup } from './store/backup.ts'
import { webhookRequest } from './platform/webhook-request.ts'
import { inFolder } from './store/data-folder.ts'
import { deleteExpired } from './store/expired.ts'
import { choicesOf } from './store/host-choices.ts'
import { settleDue } from './http/settle-days.ts'
import { readFormerCookiesUntil } from './store/host-values.ts'
import { countWaiting } from './store/outbox.ts'
import { arrivedLastAt, waitingBackup } from './store/second-place.ts'

const webFolder = join(programRoot, 'web/dist')
/** How long running requests may take to end when the server stops. */
const shutdownTimeout = 10_000
/** Longer than proxies keep theirs: who closes first must be the one that asks, or a request is lost. */
const keepAliveTimeout = 75_000

/** Connections that may wait to be taken in: beyond Node's 511, a storm would cost others seconds (E9). */
const backlog = 4_096

async function start(config: Config) {
  const { port, host, dataDir } = config
  const metrics = config.metricsToken ? await loadMetrics() : undefined
  const worn = wearBrand(dataDir)
  const { secret, store } = await inFolder(dataDir, () => openData(config, metrics?.queried))

  const ask = () => store.db.selectFrom('jobs').select('name').limit(1).execute()
  const log = outageLog({ log: countedLog(systemLog), ask })
  const baseUrl = config.baseUrl ?? `http://localhost:${port}`
  const shared = { db: store.db, clock: systemClock, secret, baseUrl, log }
  const { providers } = config
  const write = (text: string) => void process.stdout.write(text)
  const requestLog = config.logRequests ? createRequestLog({ ...shared, write }) : undefined
  const background = backgroundWork(log)
  const letterhead = letterheadOf(worn, config.mailFrom, baseUrl)
  const mailers = mailersFor(config, letterhead)
  const sendsMail = mailsLeave(config)
  const choices = choicesOf(store.db, config.given)
  const templates = mailTemplates({ ...config, ...shared, choices })
  const mailer = notedMailer(mailers.own, shared)
  const worker = startMailWorker({ ...shared, mailer, templates, sendsMail })
  const { contactTo, pushHosts } = config
  const reminders = startReminders({ ...shared, contactTo, pushHosts })
  const jobs = startJobs({
    ...shared,
    jobs: [
      // Every use checks the time itself, so this is for the space alone.
      { name: 'delete-expired', every: hour, run: () => deleteExpired(store.db, systemClock()) },
      {
        name: 'ended-samples',
        every: hour / 6,
        run: () => removeSamples({ ...shared, now: systemClock() }),
      },
      { name: 'settle-days', every: hour / 60, run: () => settleDue(store.db, systemClock()) },
      {
        name: 'idle-accounts',
        every: hour,
        run: () => removeIdleAccounts({ ...shared, choices, sendsMail }),
      },
    ],
  })
  const ownNetwork = config.privateCalendars
  const mayReach = (address: string) => isReachable(address, { ownNetwork })
  const asking = { mayReach, resolve: resolverFor({ ownNetwork }) }
  const askCalendars = davRequest(asking)
  const request = outsideRequest(asking)
  const calendars = startCalendarReader({ ...shared, request, askCalendars })
  const { privateWebhooks } = config
  const tell = webhookRequest({ ownNetwork: privateWebhooks })
  const webhooks = startWebhooks({ ...shared, bus: store.bus, request: tell })
  const backups =
    config.backupsKept > 0
      ? startDailyBackup({
          ...shared,
          newest: () => newestBackup(dataDir),
          isWaiting: () => waitingBackup(secondPlaceOf(config)) !== null,
          run: backupProcess(ownCommand, { DATA_DIR: dataDir }),
          onFailure: backupFailureMails({ ...shared, mailer: mailers.own, to: config.contactTo }),
        })
      : null
  const streams = familyStreams({ ...shared, bus: store.bus })
  const views = viewStreams({ ...shared, bus: store.bus })
  metrics?.level('elefam_mails_waiting', 'Mails not sent yet', () => countWaiting(store.db))
  metrics?.level('elefam_event_streams', 'Browsers that are told of changes', () => {
    return streams.count() + views.count()
  })
  metrics?.level('elefam_backup_age_seconds', 'How old the newest backup here is', () =>
    backupAge(dataDir, systemClock()),
  )
  const app = createApp({
    ...shared,
    anyHost: config.baseUrl === undefined,
    formerCookiesUntil: await readFormerCookiesUntil(store.db),
    writePace: config.writePace,
    requestLog,
    metrics: metrics && { metrics, token: config.metricsToken! },
    streams,
    views,
    passwordMin: config.passwordMin,
    providers,
    background,
    captcha: config.recaptcha ? recaptcha({ ...config.recaptcha, log }) : altcha(shared),
    contactTo,
    pushHosts,
    privateWebhooks,
    privateCalendars: config.privateCalendars,
    askCalendars,
    sendsMail,
    mailService: { key: config.mailKey, mailer: mailers.forOthers },
    webFolder,
    brandedPages: worn && brandedPages(worn, webFolder),
    clientAddress: clientAddressOf(config.trustProxy),
    strictInvites: config.strictInvites,
    given: config.given,
    demo: config.demo,
    version,
    readDisk: () => freeIn(dataDir),
    readBackups: () => ({
      newestAt: newestBackup(dataDir),
      second: Boolean(config.backupCopyTo ?? config.backupCommand),
      secondAt: arrivedLastAt(dataDir),
    }),
    newest: newestVersion({ address: config.updateNotice, version, clock: systemClock }),
    hsts: config.hsts,
  })
  const answer = getRequestListener(app.fetch, host ? { hostname: host } : {})
  const server = boundedServer({ keepAliveTimeout }, answer)
  server.on('error', (error) => stopStarting(listeningReasonOf(error, host)))
  server.listen({ port, backlog, ...(host && { host }) }, () => {
    const where = `listening on ${host ?? 'all addresses'}, port ${port}`
    process.stdout.write(
      `Elefam is ready at ${baseUrl}, ${where} (version ${version}, ${moment()})\n`,
    )
  })

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    process.stdout.write(`Elefam stops after ${signal} (${moment()})\n`)
    // Whatever still runs after a while is cut off, so that stopping always ends.
    setTimeout(() => process.exit(1), shutdownTimeout).unref()
    streams.stop()
    views.stop()
    backups?.stop()
    await closeGently(server)
    await background.idle()
    await worker.stop()
    await webhooks.stop()
    await calendars.stop()
    await reminders.stop()
    await jobs.stop()
    await store.close()
    requestLog?.flush()
    process.stdout.write(`Elefam has stopped (${moment()})\n`)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal))
}

/** By the server's clock, for the lines that are no JSON. */
const moment = () => `${systemClock().slice(0, 19).replace('T', ' ')} UTC`

/** What is free where the data is, in bytes. */
async function freeIn(folder: string): Promise<number | null> {
  const figures = await statfs(folder).catch(() => null)
  return figures && figures.bavail * figures.bsize
}

/** Only where somebody reads them: they are not free. */
async function loadMetrics() {
  return (await import('./platform/metrics.ts')).createMetrics()
}

/** A start that cannot succeed ends with one line that says why. */
function stopStarting(why: string): void {
  process.stderr.write(`Elefam cannot start: ${why}\n`)
  process.exit(1)
}

// Files with families' data are for their owner only.
process.umask(0o077)

async function startWithSettings(): Promise<void> {
  const settingsFile = resolve('.env')
  try {
    for (const warning of warningsAbout(settingsFile)) process.stderr.write(`${warning}\n`)
    const config = readConfig(environmentWith(settingsFile))
    trustOwnAuthority(config)
    for (const warning of startWarnings(config)) process.stderr.write(`${warning}\n`)
    await start(config)
  } catch (error) {
    stopStarting(reasonOf(error))
  }
}

await runCommandLine(process.argv.slice(2), startWithSettings)

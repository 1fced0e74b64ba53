import { html, raw } from 'hono/html'
import { settingsPaths } from '#core/paths.ts'
import type { Calling } from '#core/reminders/reminder-moments.ts'
import { t } from '#core/say.ts'
import { pageLanguageNow } from '#server/platform/say.ts'

/** Asks before it ends anything: mail programs and virus scanners open links as well. */
export const askPage = (calling: Calling) =>
  page(
    t`No more of these mails?`,
    html`<p>${asked[calling]()}</p>
      <form method="post">
        <button type="submit">${t`End these mails`}</button>
      </form>`,
  )

export const endedPage = (calling: Calling) =>
  page(
    t`They have ended`,
    html`<p>${ended[calling]()}</p>
      <p>
        <a href="${settingsPaths.reminders}"
          >${t`You can have them again: choose in your settings.`}</a
        >
      </p>`,
  )

const asked: Record<Calling, () => string> = {
  'stand-up': () =>
    t`You would get no more mails that remind you of check-ins. Everything else stays as it is.`,
  meeting: () =>
    t`You would get no more mails that remind you of family meetings. Everything else stays as it is.`,
  'look-back': () =>
    t`You would get no more mails that remind you of looking back. Everything else stays as it is.`,
  task: () =>
    t`You would get no more mails that remind you of tasks. Everything else stays as it is.`,
  week: () => t`You would get no more mails with your week. Everything else stays as it is.`,
}

const ended: Record<Calling, () => string> = {
  'stand-up': () => t`You get no more mails that remind you of check-ins.`,
  meeting: () => t`You get no more mails that remind you of family meetings.`,
  'look-back': () => t`You get no more mails that remind you of looking back.`,
  task: () => t`You get no more mails that remind you of tasks.`,
  week: () => t`You get no more mails with your week.`,
}

const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html ${raw(pageLanguageNow())}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

import { html } from 'hono/html'
import { settingsPaths } from '#core/paths.ts'
import type { Calling } from '#core/reminders/reminder-moments.ts'
import { kindOfMails } from './reminder-mails.ts'

/** Asks before it ends anything: mail programs and virus scanners open links as well. */
export const askPage = (calling: Calling) =>
  page(
    'No more of these mails?',
    html`<p>You would get no more ${withoutYou(calling)}. Everything else stays as it is.</p>
      <form method="post">
        <button type="submit">End these mails</button>
      </form>`,
  )

export const endedPage = (calling: Calling) =>
  page(
    'They have ended',
    html`<p>You get no more ${withoutYou(calling)}.</p>
      <p>
        You can have them again: choose in your
        <a href="${settingsPaths.reminders}">settings</a>.
      </p>`,
  )

const withoutYou = (calling: Calling) =>
  calling === 'week' ? 'mails with your week' : kindOfMails[calling]

const page = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
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

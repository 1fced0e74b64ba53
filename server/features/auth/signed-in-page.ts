import { html, raw } from 'hono/html'
import { brand } from '#content/brand.ts'
import { errors, type ErrorCode } from '#core/errors.ts'
import { afterSignIn } from '#core/paths.ts'
import { t } from '#core/say.ts'
import { pageLanguageNow, saidNow } from '#server/platform/say.ts'

/**
 * Where a popup ends. Its script (web/public/signed-in.js) tells the page that opened it, by `ok` and
 * a code and nothing else, and closes it; a window that nobody opened goes on by the link.
 */
export function signedInPage({ to, failed }: { to: string; failed: ErrorCode | null }) {
  const next = afterSignIn({ popup: false, to }, failed)
  return html`<!doctype html>
    <html ${raw(pageLanguageNow())} data-failed="${failed ?? ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${failed ? t`Signing in did not work` : t`You are signed in`}</title>
        <link rel="stylesheet" href="/docs.css" />
        <script src="/signed-in.js" defer></script>
      </head>
      <body>
        <main>
          <h1>${failed ? t`That did not work` : t`You are signed in`}</h1>
          <p>${failed ? saidNow(errors[failed].message) : t`You can close this window.`}</p>
          <p>
            <a id="next" href="${next}"
              >${failed ? t`Back to the start` : t`Go on to ${brand.name}`}</a
            >
          </p>
        </main>
      </body>
    </html>`
}

// `node scripts/settings-page.ts` writes docs/configuration.md from the settings that the server checks.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsTable } from '#server/platform/host-settings.ts'

type Row = (typeof settingsTable)[number]

/** Which settings stand together, by their names; the last section that fits has them. */
const sections: readonly (readonly [title: string, names: RegExp])[] = [
  ['The address', /^(PORT|HOST|BASE_URL|TRUST_PROXY|HSTS)$/],
  ['The data', /^(DATA|BACKUP|IDLE|UPDATE)/],
  ['Mail and other sites', /^(MAIL|SMTP|CONTACT|PUSH|OUTGOING)/],
  [
    'Accounts and protection',
    /^(PASSWORD|SIGN_UP|DEMO|FAMILIES|MEMBERS|INVITES|RECAPTCHA|PRIVATE|WRITE|SECRET)/,
  ],
  ['Logs and metrics', /^(LOG|METRICS)/],
  ['Signing in with other accounts', /^(GOOGLE|FACEBOOK|OPENID)/],
  ['For tests alone', /^(GOOGLE_ISSUER|FACEBOOK_URL|RECAPTCHA_VERIFY_URL)$/],
]

const beginning = `# Settings

From the environment, or from a file \`.env\` in the folder where Elefam is started; the environment counts first. A wrong value ends the start with one line that names it. A name in \`.env\` that is no setting is told at the start and does nothing.

This page is written by \`node scripts/settings-page.ts\` from what the server checks, so change it there.`

const sectionOf = ({ name }: Row) => sections.findLast(([, names]) => names.test(name))?.[0]

const inQuotes = (value: string) => (/\s/.test(value) ? `"${value}"` : value)

function described({ name, about, fallback, example }: Row): string {
  const sentence = `${about.charAt(0).toUpperCase()}${about.slice(1)}.`
  const usual = fallback === '' ? 'none' : `\`${fallback}\``
  return `### ${name}\n\n${sentence}\n\nDefault: ${usual}. Example: \`${name}=${inQuotes(example)}\``
}

/** The page with every setting: what it does, its default, an example. */
export function settingsPage(): string {
  const rows = Map.groupBy(settingsTable, sectionOf)
  const parts = sections.map(([title]) =>
    [`## ${title}`, ...(rows.get(title) ?? []).map(described)].join('\n\n'),
  )
  return `${[beginning, ...parts].join('\n\n')}\n`
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../docs/configuration.md'), settingsPage())
}

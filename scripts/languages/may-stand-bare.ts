/** Where texts are for families. What else there is, such as the command line, is for hosts, in English. */
const forFamilies =
  /^(web|core|server[/](features|http)|server[/]platform[/]mail-(calendar|layout|words))\b/

/** Files whose texts no family reads. */
const apart: readonly RegExp[] = [
  /[.]api[.]ts$|^server[/]http[/](declare|sentences)[.]ts$/, // tell who writes programs of the API
  /^server[/]features[/]contact[/]contact-mail[.]ts$/, // is for whoever hosts
  /schema[.]ts$/, // tell them what is wrong with a request
  /^core[/].+[/]examples[.]ts$/, // are for tests
  /^core[/]log[/]former-words[.]ts$/, // know what stood in documents once
]

/** Texts that name something for the program, by their file. */
const names: Readonly<Record<string, readonly string[]>> = {
  'core/account/user.ts': ['Parent'], // what an account without a name is called by; shown as nobody’s
  'core/sprint/coach.ts': ['coach full …'], // a key
  'core/story/story.ts': ['… heart …', '… thanks …', '… step'], // keys
  'server/features/auth/providers.ts': ['Google', 'Facebook'],
  'server/features/auth/second-factor/pass-second-factor.ts': ['second factor of …'], // a key
  'server/features/auth/second-factor/second-factor.routes.ts': ['new second factor of …'], // a key
  'server/features/bootstrap/bootstrap.routes.ts': ['first paint of …'], // a key
  'server/features/mail/mail.routes.ts': ['Email sent'], // the API’s own answer
  'server/features/shared-members/shared-members.routes.ts': ['shared member …'], // a key
  'server/features/webhooks/webhook-secret.ts': ['Elefam webhooks'], // what a key is derived by
  'server/http/cookies.ts': ['Lax'],
  'web/app/on-device.tsx': ['Notification'], // what a browser calls it
  'web/app/refused-commands.tsx': [
    'title name text note notes if then offer missionStep why measure celebration email', // fields
  ],
  'web/app/shortcuts.tsx': ['input, textarea, select, [contenteditable]', 'a, button, summary'],
  'web/features/bring-paper-back/pictures.tsx': ['bold …px sans-serif'],
  'web/features/retrospective/cards-stage.tsx': ['… of'], // a key of drafts
  'web/features/settings/days-here/days-here-page.tsx': ['days here …'], // a key
  'web/features/sprints/plan-details.tsx': ['first day …'], // a key
  'web/features/tour/tour-dialog.tsx': [
    'input:not([type=checkbox]), textarea, select, [role=tab], [role=menu], dialog dialog',
  ],
  'web/lib/focus-goes-on.ts': [
    'button:enabled, a[href], summary, input:enabled:is([type=radio], [type=checkbox])',
  ],
  'web/lib/language-address.ts': ['…=…; Path=/; Max-Age=…; SameSite=Lax…'], // a cookie
  'web/lib/push.ts': ['Notification'], // what a browser calls it
  'web/shared/meeting/meeting-frame.tsx': ['Enter'], // the key’s own name
  'web/shared/letters/letter-form.tsx': [
    'letter drawing …', // keys of drafts
    'letter day …',
    'letter moment … …',
  ],
  'web/ui/icon.ts': ['lucide lucide-……'], // classes
  'web/shared/reminders/task-reminder.tsx': ['remind me of …'], // a key
}

/** Days of the week as they are stored. */
const weekdays = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/

/** Whether a text of a file may stand there without a translation. */
export const mayStandBare = (file: string, text: string): boolean =>
  !forFamilies.test(file) ||
  apart.some((pattern) => pattern.test(file)) ||
  weekdays.test(text) ||
  (names[file]?.includes(text) ?? false)

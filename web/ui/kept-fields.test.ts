// No field where somebody types may forget what is typed: it has a draft, or says why it needs none.
// The compiler asks for one of the two (field.tsx); this holds the reasons to where they are true,
// and finds fields that go round the component.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unkeptReasons } from './field.tsx'

const files = globSync('web/**/*.tsx')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Where each reason is true. */
const places: Record<(typeof unkeptReasons)[number], RegExp> = {
  secret:
    /^web[/](shared[/]account[/](sign-in-fields|account-forms)|features[/](settings[/](calendars[/](add-calendar|calendar-server)|days-here[/]other-home|account[/]second-factor|programs[/]webhooks)|front-door[/]sign-in[/](forms|door)|wall[/]wall-screen))[.]tsx$/,
  search: /^web[/](shared[/]goals[/]goal-browser|features[/]host[/]accounts)[.]tsx$/,
  'read-only': /^web[/]ui[/]copy-button[.]tsx$/,
  'family-form': /^web[/]features[/]onboarding[/]/,
  public: /^web[/](features[/](front-door|contact)[/]|shared[/]account[/]sign-in-fields)/,
}

test('every field that keeps nothing says a reason that holds where it stands [P1]', () => {
  const wrong = files.flatMap(({ file, text }) =>
    [...text.matchAll(/unkept(?:="|: ')([a-z-]+)["']/g)]
      .map(([, reason]) => reason as keyof typeof places)
      .filter((reason) => !places[reason]?.test(file))
      .map((reason) => `${file}: ${reason}`),
  )
  expect(wrong).toEqual([])
  for (const reason of unkeptReasons)
    expect(
      files.some(({ text }) => new RegExp(`unkept(="|: ')${reason}`).test(text)),
      reason,
    ).toBe(true)
})

test('nobody types into a field that is not ours [P1]', () => {
  const own = 'web/ui/field.tsx'
  const notTyped = /type=(\{type\}|"(checkbox|radio|range|file|hidden)")|role="switch"/
  const strange = files
    .filter(({ file }) => file !== own)
    .flatMap(({ file, text }) => [
      ...[...text.matchAll(/<input\b[^]*?\/>/g)]
        .filter(([input]) => !notTyped.test(input))
        .map(([input]) => `${file}: ${input}`),
      ...(/<textarea\b|contentEditable/.test(text) ? [`${file}: a text of its own`] : []),
    ])
  expect(strange).toEqual([])
})

test('a draft is bound to its field: nothing but what is one part of a form says so alone [P1]', () => {
  const alone = files
    .filter(({ text }) => text.includes('draft={{ notice: null }}'))
    .map(({ file }) => file)
  expect(alone).toEqual(['web/shared/task-form/more-choices.tsx'])
})

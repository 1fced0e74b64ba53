// What a mail leads to is its button in every language, however long its words are and how they begin.
import { expect, test } from 'vitest'
import { mailHtml } from '#server/platform/mail-layout.ts'
import { bringSentences, speaking } from '#server/platform/say.ts'
import { letterhead } from '#server/testing/mail-server.ts'
import { otherLanguages } from '../../scripts/languages/catalog.ts'
import { sentencesOf } from '../../scripts/languages/compile.ts'
import { warningWords } from './auth/warning-words.ts'

const baseUrl = 'https://family.example'

for (const language of otherLanguages()) {
  bringSentences(language, sentencesOf(language, ['core', 'content', 'server']))
}

test.each(['en', ...otherLanguages()])(
  'the most urgent mail has its button, in %s [L12]',
  (language) => {
    const html = speaking(language, () => {
      const words = warningWords({ what: 'codes-guessed' }, { name: 'Ada', baseUrl })
      return mailHtml({ to: 'ada@example.org', ...words }, letterhead)
    })
    const [, label] = /class="button"[^>]*>([^<]*)</.exec(html) ?? []
    expect(label).toMatch(/[\p{L}!]$/u)
  },
)

test('and French keeps its space before the colon, in the text alone [L12]', () => {
  const { text } = speaking('fr', () =>
    warningWords({ what: 'way-in-made', kind: 'invites' }, { name: 'Ada', baseUrl }),
  )
  expect(text).toContain(`\u00a0: ${baseUrl}/`)
})

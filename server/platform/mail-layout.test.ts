import { describe, expect, test } from 'vitest'
import { letterhead } from '#server/testing/mail-server.ts'
import { mailHtml, mailText } from './mail-layout.ts'

const mail = (text: string, subject = 'Hello') => ({ to: 'maya@example.org', subject, text })
const html = (text: string, subject?: string) => mailHtml(mail(text, subject), letterhead)
/** What stands in the card, below the subject. */
const card = (text: string) => /<\/h1>\n(.*?)\n<\/div>/s.exec(html(text))?.[1] ?? ''
const words = (page: string) => page.replaceAll(/<[^>]*>/g, '').trim()

describe('a mail as a page', () => {
  test('has the subject as its title and heading, and a paragraph for each', () => {
    const page = html('One\n\nTwo\nstill two\n \n\n\nThree', 'Come along')
    expect(page).toMatch(/<title>Come along<\/title>/)
    expect(page).toMatch(/<h1[^>]*>Come along<\/h1>/)
    expect(card('One\n\nTwo\nstill two\n \n\n\nThree').match(/<p /g)).toHaveLength(3)
    expect(card('Two\nstill two')).toContain('Two<br>still two')
  })

  test('makes a paragraph of words and an address a button, with the address below it', () => {
    const url = 'https://family.example/x?a=1&b=%20c'
    const made = card(`Hello\n\nConfirm my address: ${url}\n\nBye`)
    const links = [...made.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
    expect(links.map(([, href, text]) => ({ href, text }))).toEqual([
      { href: 'https://family.example/x?a=1&amp;b=%20c', text: 'Confirm my address' },
      {
        href: 'https://family.example/x?a=1&amp;b=%20c',
        text: 'https://family.example/x?a=1&amp;b=%20c',
      },
    ])
    expect(made.match(/class="button"/g)).toHaveLength(1)
  })

  test('makes links of several such lines, each by its words alone [I3]', () => {
    const made = card(
      'You wanted them.\n\nEnd these: https://x.example/a\nChoose: https://x.example/b',
    )
    const links = [...made.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
    expect(links.map(([, href, text]) => [href, text])).toEqual([
      ['https://x.example/a', 'End these'],
      ['https://x.example/b', 'Choose'],
    ])
    expect(made).not.toContain('class="button"')
  })

  test.each([
    ['more than the address', 'Look: https://family.example/ and come'],
    ['two lines', 'Look\nhere: https://family.example/'],
    ['no words', 'https://family.example/'],
    ['another kind of address', 'Look: javascript:alert(1)'],
    ['a quotation', '> Look: https://evil.example/'],
    ['an attribute in the address', 'Look: https://x.example/" onclick="alert(1)'],
  ])('makes no link of a paragraph with %s', (_, text) => {
    expect(card(text)).not.toContain('<a ')
    expect(card(text)).not.toBe('')
  })

  test('sets apart what somebody else wrote', () => {
    const made = card('She wrote:\n\n> Hello\n>\n> <b>you</b>\n\nBye')
    expect(made).toMatch(/<blockquote[^>]*>Hello<br><br>&lt;b&gt;you&lt;\/b&gt;<\/blockquote>/)
  })

  test('shows markup as it was written, wherever it stands', () => {
    const evil = `<script>alert('1')</script><img src=x onerror="alert(1)">`
    const page = html(`Hello ${evil}\n\n${evil}`, evil)
    expect(page).not.toMatch(/<script|<img|<[^>]*onerror/)
    expect(page).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;')
    const label = html(`Say "hi" & 'bye': https://family.example/`)
    expect(label).toContain('Say &quot;hi&quot; &amp; &#39;bye&#39;</a>')
    const strange = mailHtml(mail('Text'), { ...letterhead, name: evil, claim: evil, url: evil })
    expect(strange).not.toMatch(/<script|<img/)
  })

  test('loads nothing from anywhere', () => {
    expect(html('Hello\n\nLook: https://family.example/x')).not.toMatch(
      /\bsrc=|url\(|@import|<link|@font-face/,
    )
  })

  test('goes with light and dark, and with a phone', () => {
    const page = html('Hello')
    expect(page).toContain('<meta name="color-scheme" content="light dark">')
    expect(page).toContain('@media (prefers-color-scheme: dark)')
    expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(page).not.toMatch(/(?<!max-)width: \d{3,}px/)
  })

  test('gives lists of mails its words, not its addresses', () => {
    const preview = /<div style="display: none[^>]*>(.*?)<\/div>/.exec(
      html(`Hello\nMaya\n\nLook: https://family.example/x\n\n${'🐘'.repeat(200)}`),
    )?.[1]
    expect(preview).toMatch(/^Hello Maya 🐘+/u)
    expect(preview).not.toContain('https')
    expect(preview?.isWellFormed()).toBe(true)
  })
})

test('a mail as text has its own words, and whose they are', () => {
  expect(mailText(mail('\nHello\n\nLook: https://family.example/x\n'), letterhead)).toBe(
    'Hello\n\nLook: https://family.example/x\n\n-- \nElefam · One bite at a time\nhttps://family.example\n',
  )
  expect(words(html('Hello'))).toContain('https://family.example')
})

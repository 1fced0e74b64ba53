// What stands on the pages as they are delivered, before any script.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { publicPaths } from '#core/paths.ts'
import { BlogScreen } from './features/blog/blog-screen.tsx'
import { ContactScreen } from './features/contact/contact-screen.tsx'
import { LandingScreen } from './features/front-door/landing-screen.tsx'
import { FurtherReading } from './features/front-door/landing/further-reading.tsx'
import { GrowTogether } from './features/front-door/landing/grow-together.tsx'
import { HowItWorks } from './features/front-door/landing/how-it-works.tsx'
import { NotMeScreen } from './features/front-door/not-me-screen.tsx'
import { ResetPasswordScreen } from './features/front-door/reset-password-screen.tsx'
import { FunScreen } from './features/fun/fun-screen.tsx'
import { Addresses } from './lib/navigation.tsx'

const screens = {
  LandingScreen,
  HowItWorks,
  GrowTogether,
  FurtherReading,
  ResetPasswordScreen,
  NotMeScreen,
  BlogScreen,
  ContactScreen,
  FunScreen,
}

describe.each(Object.entries(screens))('%s', (_name, Screen) => {
  const markup = renderToStaticMarkup(
    <Addresses ssrPath={publicPaths.landing}>
      <Screen />
    </Addresses>,
  )

  test('writes no style attribute, which the content security policy would block [S1.5]', () => {
    expect(markup).toMatch(/<h[12]/)
    expect(markup).not.toMatch(/\sstyle=/)
  })

  test('names every picture or hides it from readers [S1.5]', () => {
    const pictures = [...markup.matchAll(/<svg[^>]*>/g)].map(String)
    expect(pictures.filter((tag) => !/aria-hidden="true"|aria-label="/.test(tag))).toEqual([])
  })

  test('gives every button words [S1.5]', () => {
    const buttons = [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/gs)]
    expect(buttons.filter(([tag, inside]) => !hasWords(tag, inside ?? '')).map(String)).toEqual([])
  })
})

const hasWords = (button: string, inside: string) =>
  /aria-label="[^"]+"/.test(button) || inside.replaceAll(/<[^>]+>/g, '').trim() !== ''

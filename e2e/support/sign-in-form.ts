// The form of the front door, as somebody at it fills it in.
import { expect, type Page } from '@playwright/test'
import { password } from './api.ts'

export type Tab = 'Sign In' | 'Create Account'

export function humanBox(page: Page) {
  return page.getByRole('checkbox', { name: 'I am a human' })
}

/** The page is prerendered: it can be seen before it can be worked. */
export async function untilAwake(page: Page) {
  await expect(page.locator('form').first()).toHaveJSProperty('noValidate', true)
}

/** The tab's form with an address and a password in it, not sent yet. */
export async function fillIn(page: Page, tab: Tab, address: string, secret = password) {
  await untilAwake(page)
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(address)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

export async function send(page: Page, tab: Tab) {
  const button = tab === 'Sign In' ? 'Sign in' : 'Create account'
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Fills the form in and sends it; a new account with its captcha. */
export async function enter(page: Page, tab: Tab, address: string, secret = password) {
  await fillIn(page, tab, address, secret)
  if (tab === 'Create Account') await page.getByText('I am a human').click()
  await send(page, tab)
}

// What the steps of the first week share.
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import type { Hands } from '../support/hands.ts'

export interface Journey {
  page: Page
  hands: Hands
  /** Whether it holds what it is the first to meet against the rules of accessibility. */
  judges: boolean
}

/** Everybody, the youngest first, as a stand-up goes round. */
export const youngestFirst = ['Leo', 'Mia', 'Tom', 'Maya', 'Ben']

/** The tasks of the first week: one of each way of repeating, and one for everybody. */
export const tasks = {
  story: 'Read a story aloud',
  table: 'Set the table',
  corner: 'Build a reading corner',
  tidy: 'Tidy for ten minutes',
}

export const goal = 'Read twenty stories together'
export const topic = 'A later bedtime at weekends'
export const experiment = 'Shoes and bags by the door in the evening'

/** The browser's day and hour; the family lives in the time zone of the configuration. */
export async function itIs(page: Page, day: string, hour = '17'): Promise<void> {
  await page.clock.setFixedTime(`${day}T${hour}:00:00+01:00`)
}

/** The screen is there; another journey shows that anybody can use it. */
export async function arriveAt(
  { page }: Pick<Journey, 'page'>,
  heading: string | RegExp,
): Promise<void> {
  const name = typeof heading === 'string' ? { name: heading, exact: true } : { name: heading }
  await expect(page.getByRole('heading', { level: 1, ...name })).toBeVisible()
}

/** The screen is there, and anybody can use it: no other journey comes here. */
export async function firstSee(journey: Journey, heading: string | RegExp): Promise<void> {
  await arriveAt(journey, heading)
  if (journey.judges) await expectAccessible(journey.page)
}

/** Everything is on the server. */
export async function untilSaved(page: Page): Promise<void> {
  const sign = page.getByRole('banner').getByRole('status')
  await expect(sign).toHaveText(/^(Saved)?$/)
}

/** One of a group's choices, by the group's question. */
export function choiceIn(page: Page, question: string, choice: string) {
  const group = page.getByRole('group', { name: question, exact: true })
  return group.getByRole('radio', { name: choice, exact: true })
}

export function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true })
}

export function link(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true })
}

export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label })
}

/** The line that unfolds more. */
export function fold(page: Page, words: string) {
  return page.locator('summary').filter({ hasText: words, visible: true })
}

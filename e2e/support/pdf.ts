import { expect, type Page } from '@playwright/test'
import { inflateSync } from 'node:zlib'

/** Millimetres of a point of a PDF. */
const point = 25.4 / 72

/** Presses Print, and waits until the page would print; the printer itself stays away. */
export async function pressPrint(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.evaluate(() => document.body.removeAttribute('data-printed'))
}

/** The sizes of the pages that the screen prints as, in whole millimetres: `['210 × 297', …]`. */
export async function printedPages(
  page: Page,
  { format }: { format?: 'A4' | 'Letter' } = {},
): Promise<string[]> {
  const pdf = await page.pdf(format ? { format } : { preferCSSPageSize: true })
  const text = pdf.toString('latin1')
  const objects = [text, ...inflatedObjects(pdf, text)].join('\n')
  const pages = objects.match(/\/Type\s*\/Page\b(?!s)/g) ?? []
  const boxes = [...objects.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)]
  expect(boxes.length, 'every page says its size').toBe(pages.length)
  return boxes.map(([, width, height]) =>
    [width, height].map((side) => Math.round(Number(side) * point)).join(' × '),
  )
}

/** Some writers pack their objects into compressed streams. */
function inflatedObjects(pdf: Buffer, text: string): string[] {
  return [...text.matchAll(/\/Type\s*\/ObjStm[^]*?stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')
  })
}

/** What on the sheets is larger than its sheet or its column, as it is printed: it would be cut off. */
export async function cutOff(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet')].flatMap((sheet) =>
      [...sheet.querySelectorAll('*')]
        .filter((element) => {
          const edge = (element.closest('.sheet-cell') ?? sheet).getBoundingClientRect()
          const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
          const isThere = width > 0 && height > 0
          const isOut =
            bottom > edge.bottom + 1 ||
            right > edge.right + 1 ||
            top < edge.top - 1 ||
            left < edge.left - 1
          const isClamped = getComputedStyle(element).overflow !== 'visible'
          return isThere && (isOut || isClamped) && !element.closest('svg')
        })
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
    ),
  )
  await page.emulateMedia({ media: null })
  return found
}

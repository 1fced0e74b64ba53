import type { Page } from '@playwright/test'

/** What a name of the system's palette is here. */
export const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    const found = getComputedStyle(probe).color
    probe.remove()
    return found
  }, name)

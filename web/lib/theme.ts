import { deviceStorage } from './safe-storage.ts'

export type Theme = 'system' | 'light' | 'dark'
export type TextSize = 'normal' | 'large' | 'larger'

// Settings of this device, not of the family: a parent may like it dark at night. The same keys are
// read before the first paint by web/theme.js.
const themeKey = 'elefam-theme'
const textSizeKey = 'elefam-text-size'

const changed = 'elefam-look'

/** Calls `listener` whenever somebody chooses a theme or a size; gives what ends that. */
export function followLook(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

const paperColors = { light: '#fbf7f0', dark: '#17181d' }

export function readTheme(): Theme {
  const value = deviceStorage().getItem(themeKey)
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function readTextSize(): TextSize {
  const value = deviceStorage().getItem(textSizeKey)
  return value === 'large' || value === 'larger' ? value : 'normal'
}

/** Shows the theme at once and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  const chosen = theme === 'system' ? null : theme
  keep(themeKey, 'data-theme', chosen)
  // The browser's own bar: two <meta> elements, one for each system scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = paperColors[chosen ?? scheme]
  }
}

/** Shows the text size at once and remembers it on this device. */
export function chooseTextSize(size: TextSize): void {
  keep(textSizeKey, 'data-text-size', size === 'normal' ? null : size)
}

function keep(key: string, attribute: string, value: string | null): void {
  const root = document.documentElement
  if (value === null) root.removeAttribute(attribute)
  else root.setAttribute(attribute, value)
  try {
    if (value === null) deviceStorage().removeItem(key)
    else deviceStorage().setItem(key, value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  dispatchEvent(new Event(changed))
}

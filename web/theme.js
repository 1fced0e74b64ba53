// What cannot wait for the scripts: how the page looks, and what is pressed before they are there.
// Puts the chosen theme and text size on <html> before the first paint; web/lib/theme.ts writes them.
try {
  for (const name of ['theme', 'text-size']) {
    const value = localStorage.getItem(`elefam-${name}`)
    if (value) document.documentElement.setAttribute(`data-${name}`, value)
  }
  const paper = { light: '#fbf7f0', dark: '#17181d' }[localStorage.getItem('elefam-theme')]
  if (paper) {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = paper
  }
} catch {
  // A browser that keeps no storage follows the system.
}

// A tab that is pressed meanwhile opens once they are, the last one where there are several
// (web/lib/use-early-input.ts): first of all it is marked, and a tab that is awake takes that back.
addEventListener(
  'click',
  ({ target }) => {
    const tab = target.closest('[role="tab"]')
    if (!tab) return
    for (const other of tab.parentElement.children) other.removeAttribute('data-pressed-early')
    tab.setAttribute('data-pressed-early', '')
  },
  { capture: true },
)

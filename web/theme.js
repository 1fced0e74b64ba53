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

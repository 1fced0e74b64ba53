// Puts the chosen theme and text size on <html> before the first paint; web/lib/theme.ts writes them.
try {
  for (const name of ['theme', 'text-size']) {
    const value = localStorage.getItem(`elefam-${name}`)
    if (value) document.documentElement.setAttribute(`data-${name}`, value)
  }
} catch {
  // A browser that keeps no storage follows the system.
}

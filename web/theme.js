// What cannot wait for the scripts: how the page looks, which documents it needs, and what is pressed
// before they are there.
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

// Older than what this is made for (README.md names the browsers): most of it works, and one is told.
if (!window.CSS || !CSS.supports('color', 'light-dark(red, red)')) {
  addEventListener('DOMContentLoaded', () => {
    const notice = document.createElement('p')
    notice.className = 'bg-marigold-soft px-4 py-2 text-center'
    notice.textContent =
      'This browser is older than those this page was made for. Most things work, some may look odd. Updating the browser or the phone helps.'
    document.body.prepend(notice)
  })
}

// A browser that keeps a family asks what has changed since. One that keeps none needs all of it, and
// asks at once (scripts/app-pages.ts names the address; web/shared/drafts/family-form.ts keeps the form).
try {
  const documents = document.querySelector('meta[name="documents"]')
  if (documents && !sessionStorage.getItem('uid') && !localStorage.getItem('family-form')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' })
    link.href = documents.content
    document.head.append(link)
  }
} catch {
  // The same for one that keeps no storage, a little later.
}

// A public page is prerendered for strangers. Who has a session is welcomed back from the first paint on, so
// that nothing moves once the server has said who it is, unless they come for the form
// (web/shared/public/public-page.tsx).
const isForForm = /\/sign-up|[?]|#(start|sign-in|code=)/.test(window.location?.href)
if (!isForForm && /(^|; )(__Host-)?elefam\.user=/.test(document.cookie)) {
  document.documentElement.setAttribute('data-signed-in', '')
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

import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { codeFor, Product } from '#web/app/router.tsx'
import { keepToLanguage } from '#web/lib/language-address.ts'

if (!('popover' in HTMLElement.prototype)) {
  void import('./lib/popovers-of-old.ts').then(({ bringPopovers }) => bringPopovers(document))
}

keepToLanguage()

const root = document.getElementById('root')!
const product = (
  <StrictMode>
    <Product />
  </StrictMode>
)
// A public page comes as it will be, and is brought to life in pieces: a finger waits for none of them
// long. Every other address begins with the loading screen.
if (root.hasAttribute('data-prerendered')) startTransition(() => void hydrateRoot(root, product))
else void codeFor(window.location).then(() => createRoot(root).render(product))

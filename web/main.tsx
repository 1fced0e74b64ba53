import { StrictMode } from 'react'
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
// A public page comes as it will be; every other address begins with the loading screen.
if (root.hasAttribute('data-prerendered')) hydrateRoot(root, product)
else void codeFor(window.location).then(() => createRoot(root).render(product))

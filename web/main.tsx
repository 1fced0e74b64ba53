import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Product } from './app/router.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Product />
  </StrictMode>,
)

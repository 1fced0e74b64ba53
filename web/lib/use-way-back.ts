import { canGoBack, navigate } from './navigation.tsx'

/**
 * Goes back to the screen one came from. Who opened this screen by its address has nowhere to go
 * back to and gets to `fallback` instead of leaving the product.
 */
export function useWayBack(fallback: string): () => void {
  return () => {
    if (canGoBack()) navigate(-1)
    else navigate(fallback, { replace: true })
  }
}

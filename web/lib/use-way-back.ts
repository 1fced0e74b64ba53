import { useNavigate } from 'react-router'

/**
 * Goes back to the screen one came from. Who opened this screen by its address has nowhere to go
 * back to and gets to `fallback` instead of leaving the product.
 */
export function useWayBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    // The router counts its own entries of the browser's history here; 0 is where it was entered.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    if (idx > 0) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }
}

import type { ComponentProps, ReactNode } from 'react'
import { Link as WouterLink, Router, useLocation as useRouterLocation, useSearch } from 'wouter'
import {
  navigate as goTo,
  useBrowserLocation,
  useHistoryState,
  useLocationProperty,
} from 'wouter/use-browser-location'

/** Every entry of the browser's history that we made: its number, and what came along with it. */
type Entry = { index: number; state: unknown }

type Options = { replace?: boolean; state?: unknown }

const entryNow = (): Entry => (window.history.state as Entry | null) ?? { index: 0, state: null }

/** Goes to an address inside the product, or back by -1. A new screen begins at its top. */
export function navigate(to: string | -1, { replace = false, state = null }: Options = {}): void {
  if (to === -1) return window.history.back()
  const before = window.location.pathname
  const index = entryNow().index + (replace ? 0 : 1)
  goTo(to, { replace, state: { index, state } satisfies Entry })
  if (window.location.pathname !== before) window.scrollTo(0, 0)
}

/** Whether Back leads to another screen of ours rather than out of the product. */
export function canGoBack(): boolean {
  return entryNow().index > 0
}

const useOurLocation = (options?: { ssrPath?: string }): [string, typeof navigate] => {
  const [path] = useBrowserLocation(options)
  return [path, navigate]
}

/** A prerendered page knows no parameters: they count from the first render after it. */
const useOurSearch = () =>
  useLocationProperty(
    () => window.location.search,
    () => '',
  )

/** Gives everything below it the address; `ssrPath` where there is no browser. */
export function Addresses({ ssrPath, children }: { ssrPath?: string; children: ReactNode }) {
  return (
    <Router hook={useOurLocation} searchHook={useOurSearch} {...(ssrPath && { ssrPath })}>
      {children}
    </Router>
  )
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address inside the product. */
  to: string
  replace?: boolean
  state?: unknown
}

/** A link that changes the screen without loading the page anew. */
export function Link(props: LinkProps) {
  return <WouterLink {...props} />
}

/** The address's path and what was handed over with it. */
export function useLocation(): { pathname: string; state: unknown } {
  const [pathname] = useRouterLocation()
  const entry = useHistoryState<Entry | null>()
  return { pathname, state: entry?.state ?? null }
}

export function useNavigate() {
  return navigate
}

/** The address's parameters, and how to change them: a new entry in the history unless `replace`. */
export function useSearchParams() {
  const parameters = new URLSearchParams(useSearch())
  const change = (next: Record<string, string>, options?: Options) => {
    const search = new URLSearchParams(next).toString()
    navigate(window.location.pathname + (search && `?${search}`), options)
  }
  return [parameters, change] as const
}

import { isFields } from '#core/lib/typed-objects.ts'
import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { Link as WouterLink, Router, useLocation as useRouterLocation, useSearch } from 'wouter'
import {
  navigate as goTo,
  useBrowserLocation,
  useHistoryState,
  useLocationProperty,
} from 'wouter/use-browser-location'

/**
 * Every entry of the browser's history that we made: its number, and what came along with it. `over`:
 * it stands over the one before for as long as something lies over the screen (back-closes.ts).
 */
export type Entry = { index: number; state: unknown; over?: string }

type Options = { replace?: boolean; state?: unknown }

const isEntry = (state: unknown): state is Entry =>
  isFields(state) && typeof state['index'] === 'number'

/** The entry that the browser shows; null for one that is not ours. */
export const ownEntry = (): Entry | null =>
  isEntry(window.history.state) ? window.history.state : null

export const entryNow = (): Entry => ownEntry() ?? { index: 0, state: null }

/** Goes to an address inside the product, or back by -1. A new screen begins at its top. */
export function navigate(to: string | -1, { replace = false, state = null }: Options = {}): void {
  if (to === -1) return window.history.back()
  const before = window.location.pathname
  const { index, over } = entryNow()
  const entry: Entry = replace
    ? { index, state, ...(over !== undefined && { over }) }
    : { index: index + 1, state }
  // What stood over the screen makes room for the next one: it would be one Back too many.
  goTo(to, { replace: replace || over !== undefined, state: entry })
  if (window.location.pathname !== before) window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Where screens are shown, and how they lead from one to another. */
export interface RouterAdapter {
  /** wouter's hook: the path, and the way to another one. */
  useOurLocation: (options?: { ssrPath?: string }) => [string, RouterAdapter['navigate']]
  useOurSearch: () => string
  /** What the last `navigate` handed over. */
  useHandedOver: () => unknown
  pathname: () => string
  navigate: (to: string | -1, options?: Options) => void
  /** Whether Back leads to another screen of ours rather than out of the product. */
  canGoBack: () => boolean
  /** Shows the beginning of what has changed. */
  toTop: () => void
}

/** The browser's own address. */
const browser: RouterAdapter = {
  useOurLocation: (options) => {
    const [path] = useBrowserLocation(options)
    return [path, navigate]
  },
  // A prerendered page knows no parameters: they count from the first render after it.
  useOurSearch: () =>
    useLocationProperty(
      () => window.location.search,
      () => '',
    ),
  useHandedOver: () => useHistoryState<Entry | null>()?.state ?? null,
  pathname: () => window.location.pathname,
  navigate,
  canGoBack: () => entryNow().index > 0,
  toTop: () => window.scrollTo({ top: 0 }),
}

const RouterContext = createContext(browser)

interface AddressesProps {
  /** Where there is no browser. */
  ssrPath?: string
  /** Another address than the browser's, for screens that are shown within a page. */
  router?: RouterAdapter
  children: ReactNode
}

/** Gives everything below it the address. */
export function Addresses({ ssrPath, router = browser, children }: AddressesProps) {
  const { useOurLocation, useOurSearch } = router
  return (
    <RouterContext value={router}>
      <Router hook={useOurLocation} searchHook={useOurSearch} {...(ssrPath && { ssrPath })}>
        {children}
      </Router>
    </RouterContext>
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
  const { useHandedOver } = use(RouterContext)
  const [pathname] = useRouterLocation()
  return { pathname, state: useHandedOver() }
}

/** The address's place within the page: `#tour`, or nothing; unknown while a page is prerendered. */
export function useHash(): string {
  return useLocationProperty(
    () => window.location.hash,
    () => '',
  )
}

export function useNavigate() {
  return use(RouterContext).navigate
}

/** Shows the beginning of a screen whose content has changed under the same address. */
export function useToTop() {
  return use(RouterContext).toTop
}

/**
 * Goes back to the screen one came from. Who opened this screen by its address has nowhere to go
 * back to and gets to `fallback` instead of leaving the product.
 */
export function useGoBack(fallback: string): () => void {
  const router = use(RouterContext)
  return () => {
    if (router.canGoBack()) router.navigate(-1)
    else router.navigate(fallback, { replace: true })
  }
}

/** The address's parameters, and how to change them: a new entry in the history unless `replace`. */
export function useSearchParams() {
  const router = use(RouterContext)
  const parameters = new URLSearchParams(useSearch())
  const change = (next: Record<string, string>, options?: Options) => {
    const search = new URLSearchParams(next).toString()
    router.navigate(router.pathname() + (search && `?${search}`), options)
  }
  return [parameters, change] as const
}

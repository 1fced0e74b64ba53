// The browsers that the pages are made for, and what came into the browsers too late to be used in
// them. e2e/baseline.spec.ts holds the built pages against it; README.md names the browsers.

/** The oldest of each kind: Safari of spring 2024, Firefox's long-term release, Chromium of two years ago. */
export const baseline = { safari: 17.5, firefox: 140, chromium: 130 }

/** The versions in which something came; `never`: it has not come yet. */
type Came = { safari: number; firefox: number; chromium: number }

const never = Number.POSITIVE_INFINITY

export const isTooNew = (came: Came): boolean =>
  came.safari > baseline.safari ||
  came.firefox > baseline.firefox ||
  came.chromium > baseline.chromium

const since = (safari: number, firefox: number, chromium: number): Came => ({
  safari,
  firefox,
  chromium,
})

/** Styles by what is written. `nicer`: where it is missing nothing is lost but an ornament. */
export const styles: { what: RegExp; came: Came; nicer?: string }[] = [
  { what: /light-dark\(/, came: since(17.5, 120, 123) },
  { what: /@starting-style/, came: since(17.5, 129, 117) },
  { what: /@scope\b/, came: since(17.4, 146, 118) },
  { what: /view-transition/, came: since(18, 144, 111) },
  { what: /anchor-name:|position-anchor:|position-area:|anchor\(/, came: since(26, 147, 125) },
  { what: /field-sizing:/, came: since(26.2, never, 123), nicer: 'a field that scrolls' },
  { what: /interpolate-size:|calc-size\(/, came: since(never, never, 129) },
  { what: /animation-timeline:|scroll-timeline|view-timeline/, came: since(26, never, 115) },
  { what: /::details-content/, came: since(18.4, 143, 131) },
  { what: /::scroll-(button|marker)/, came: since(never, never, 135) },
  { what: /appearance:base-select/, came: since(never, never, 135) },
  { what: /contrast-color\(/, came: since(26, 146, 147) },
  { what: /[:\s]if\(|sibling-(index|count)\(/, came: since(never, never, 137) },
  { what: /@function\s+--/, came: since(never, never, 139) },
  { what: /text-box(-trim|-edge)?:/, came: since(18.2, never, 133) },
  { what: /corner-shape:/, came: since(never, never, 139) },
  { what: /[({;\s]reading-flow:/, came: since(never, never, 137) },
  // In a list of :is() it may be unknown.
  { what: /(?<!,):open[\s{,.:)]/, came: since(26.5, 136, 133) },
  { what: /text-wrap(-style)?:pretty/, came: since(26, never, 117), nicer: 'a line of one word' },
  { what: /scrollbar-color:/, came: since(26.2, 64, 121), nicer: 'a bar in its own colours' },
  {
    what: /content-visibility:/,
    came: since(18, 125, 85),
    nicer: 'what is below is drawn at once',
  },
  { what: /overflow-anchor:/, came: since(never, 66, 56), nicer: 'a list may jump' },
  { what: /text-autospace:/, came: since(18.4, 145, 140), nicer: 'a narrower gap' },
]

/** Functions of a name: `Map.groupBy`, `Promise.try`. */
export const functions: Record<string, Came> = {
  'Array.fromAsync': since(16.4, 115, 121),
  // One version earlier they are nowhere (W1), and what they do is a line without them.
  'Map.groupBy': since(never, 119, 117),
  'Object.groupBy': since(never, 119, 117),
  'Promise.try': since(18.2, 134, 128),
  'Promise.withResolvers': since(17.4, 121, 119),
  'AbortSignal.any': since(17.4, 124, 116),
  'URL.parse': since(18, 126, 126),
  'RegExp.escape': since(18.2, 134, 136),
  'Iterator.from': since(18.4, 131, 122),
  'Iterator.concat': since(26.4, 147, 146),
  'Error.isError': since(26.5, 138, 134),
  'Math.sumPrecise': since(26.2, 137, 147),
  'Math.f16round': since(18.2, 129, 135),
  'Uint8Array.fromBase64': since(18.2, 133, 140),
  'Uint8Array.fromHex': since(18.2, 133, 140),
  'Intl.DurationFormat': since(16.4, 136, 129),
  'JSON.rawJSON': since(18.4, 135, 114),
  'Atomics.pause': since(18.4, 137, 133),
  'scheduler.yield': since(never, 142, 129),
  'scheduler.postTask': since(never, 142, 94),
}

/** Methods whose name belongs to them alone. */
export const methods: Record<string, Came> = {
  startViewTransition: since(18, 144, 111),
  requestIdleCallback: since(never, 55, 47),
  isSubsetOf: since(17, 127, 122),
  symmetricDifference: since(17, 127, 122),
  toBase64: since(18.2, 133, 140),
  getOrInsert: since(26.2, 144, 145),
  getOrInsertComputed: since(26.2, 144, 145),
  setHTMLUnsafe: since(17.4, 123, 124),
  setHTML: since(never, 148, 146),
  moveBefore: since(never, 144, 133),
  checkVisibility: since(17.4, 106, 105),
  requestClose: since(18.4, 139, 134),
  scrollIntoViewIfNeeded: since(5, never, 15),
  showOpenFilePicker: since(never, never, 86),
}

/** Methods of an array that iterators have as well, since this. */
export const ofIterators = {
  names: new Set('map filter take drop flatMap reduce toArray forEach some every find'.split(' ')),
  came: since(18.4, 131, 122),
}

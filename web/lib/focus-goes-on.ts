// Begun by its import: where the control that has the keys leaves the page, such as on a line that is
// settled or a button that becomes a form, they go on beside where it was (WCAG 2.4.3).

/** Nothing that is typed into: a phone would bring up its keyboard. */
const stops = 'button:enabled, a[href], summary, input:enabled:is([type=radio], [type=checkbox])'

let last: Element | null = null

document.addEventListener('focusin', ({ target }) => {
  // A finger has no place to go on from.
  last = target instanceof Element && target.matches(':focus-visible') ? target : null
})

new MutationObserver((changes) => {
  const gone = last
  if (!gone || gone.isConnected) return
  last = null
  // Whoever took it away may know better where to go on: after that, and before it is painted.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      nextTo(gone, changes)?.focus({ preventScroll: true })
  })
}).observe(document.body, { childList: true, subtree: true })

/** What came in its place, else the next stop, else the last one. */
function nextTo(gone: Element, changes: readonly MutationRecord[]): HTMLElement | undefined {
  const change = changes.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(gone)),
  )
  const place = change?.target
  if (!(place instanceof Element) || !place.isConnected) return undefined
  const came = changes.flatMap(({ target, addedNodes }) =>
    target === place ? [...addedNodes] : [],
  )
  const all = stopsIn(place.closest('main, dialog') ?? place)
  const next = change?.nextSibling?.isConnected ? change.nextSibling : null
  return (
    all.find((stop) => came.some((node) => node.contains(stop))) ??
    all.find((stop) => next?.contains(stop) || isAfter(next ?? place, stop)) ??
    all.at(-1)
  )
}

function isAfter(node: Node, stop: Element): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node
  return !node.contains(stop) && (node.compareDocumentPosition(stop) & following) > 0
}

function stopsIn(place: Element): HTMLElement[] {
  const found = [...place.querySelectorAll<HTMLElement>(stops)]
  return found.filter((stop) => stop.getClientRects().length > 0)
}

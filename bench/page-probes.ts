// What is run inside the measured pages, as text: this project's benches know no document.

/** The boxes of a dashboard. */
export const boxes = 'main button[aria-pressed]'

/**
 * Collects how long each click took until the next frame, as the browser itself measures it (in
 * steps of 8 ms; what is faster than 16 ms is not reported).
 */
export const collectClicks = `
  globalThis.clicks = []
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') clicks.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
`
export const collectedClicks = 'clicks.splice(0)'

/** Marks the frame that shows the first box. */
export const markUsable = `
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('${boxes}')) return
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('usable')))
  })
  watcher.observe(document, { childList: true, subtree: true })
`
export const isUsable = `performance.getEntriesByName('usable').length > 0`
/** Milliseconds since the navigation began. */
export const usableAfter = `({
  shown: performance.getEntriesByName('usable')[0].startTime,
  page: performance.getEntriesByType('navigation')[0].responseEnd,
})`

/** The instant of the next click. */
export const nextClick = `new Promise((done) => {
  const told = ({ timeStamp }) => done(performance.timeOrigin + timeStamp)
  addEventListener('click', told, { capture: true, once: true })
})`

/** The instant of the frame in which the box of this name next changes. */
export const nextChangeOf = (name: string) => `new Promise((done) => {
  const watcher = new MutationObserver(() => {
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())))
  })
  const box = document.querySelector(${JSON.stringify(`main button[aria-label="${name}"]`)})
  watcher.observe(box, { attributeFilter: ['aria-pressed'] })
})`

// What is run inside the measured pages, as text: this project's benches know no document.

/** The boxes of a dashboard, and of the bare page. */
export const boxes = 'main :is(button[aria-pressed], input[type=checkbox])'

/** Nothing but sixty checkboxes, none of which waits whether a second tap makes it a zoom. */
export const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><style>input { touch-action: manipulation }</style><main>${Array.from(
  { length: 60 },
  (_, index) => `<p><label><input type="checkbox"> Box ${index + 1}</label></p>`,
).join('')}</main>`

/** Brings a box to where a thumb reaches it, clear of what stands at the foot of the screen. */
export const intoView = (index: number) => `{
  const box = document.querySelectorAll('${boxes}')[${index}]
  const { top, bottom } = box.getBoundingClientRect()
  if (top < 100 || bottom > innerHeight - 110) box.scrollIntoView({ block: 'center' })
}`

/**
 * Collects how long each click took until the next frame, as the browser itself measures it (in
 * steps of 8 ms; what is faster than 16 ms is not reported).
 */
export const collectClicks = `
  globalThis.seen ??= (() => {
    const seen = { presses: 0, durations: [] }
    addEventListener('click', () => void seen.presses++, { capture: true })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') seen.durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 })
    return seen
  })()
  Object.assign(seen, { presses: 0, durations: [] })
`
export const collectedClicks = 'seen'

/** Marks the frame that shows the first box, and says so. */
export const usable = 'the dashboard is usable'
export const markUsable = `
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('${boxes}')) return
    watcher.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark('usable')
        console.debug('${usable}')
      }),
    )
  })
  watcher.observe(document, { childList: true, subtree: true })
`
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

/** Collects how long the page's thread was busy without a pause, where that was 50 ms or more. */
export const watchLongTasks = `
  globalThis.longTasks ??= (() => {
    const found = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration)
    }).observe({ type: 'longtask' })
    return found
  })()
  longTasks.length = 0
`
export const longestTask = 'Math.max(0, ...longTasks)'

/** Milliseconds from the next click to the frame in which this is true; fails after twenty seconds. */
export const untilTrue = (condition: string) => `new Promise((done, fail) => {
  setTimeout(() => fail(new Error(pressed ? 'no answer' : 'no click')), 20_000)
  let pressed
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
  const look = () => {
    const answered = pressed !== undefined && ${condition}
    if (answered) setTimeout(() => done(performance.now() - pressed))
    else requestAnimationFrame(look)
  }
  look()
})`

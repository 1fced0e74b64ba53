/** When somebody last pressed something on this page, by the device's clock. */
let pressedAt = Date.now()

const note = () => {
  pressedAt = Date.now()
}

if (typeof document !== 'undefined') {
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, note, { capture: true, passive: true })
}

/** For how many milliseconds nobody has. */
export const idleFor = () => Date.now() - pressedAt

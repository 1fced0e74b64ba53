import { anchors } from '#core/paths.ts'

/** Brings the form into view, with the focus in its first empty field, once it is on the screen. */
export function focusEntrance(): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(anchors.start)
    place?.scrollIntoView() // smoothly where the styles say so, and the reader does not mind
    const fields = [...(place?.querySelectorAll<HTMLInputElement>('form input') ?? [])]
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true })
  })
}

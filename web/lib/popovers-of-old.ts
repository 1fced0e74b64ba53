/**
 * Popovers for browsers that know none (Safari before 17, where an iPhone 8 ends): a class shows one,
 * a press elsewhere or Esc hides it, and whoever listens hears of it as from the browser's own.
 * styles/base.css hides what is not open.
 */
export function bringPopovers(page: Document): void {
  const opened = () => page.querySelectorAll<HTMLElement>('[popover].open')
  const set = (panel: HTMLElement, isOpen: boolean) => {
    if (panel.classList.contains('open') === isOpen) return
    const newState = isOpen ? 'open' : 'closed'
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
    panel.classList.toggle('open', isOpen)
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
  HTMLElement.prototype.hidePopover = function () {
    set(this, false)
  }
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget')
    const panel = id ? page.getElementById(id) : null
    for (const other of opened()) if (other !== panel && !other.contains(target)) set(other, false)
    if (panel) set(panel, !panel.classList.contains('open'))
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const panel of opened()) set(panel, false)
  })
}

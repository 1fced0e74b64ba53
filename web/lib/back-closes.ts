import { randomId } from './random-id.ts'
import { entryNow, ownEntry, type Entry } from './navigation.tsx'

/*
 * Back closes what lies over a screen before it leaves the screen (P12). CloseWatcher would do so on
 * Chromium's phones alone, so an entry of the history stands for it in every browser: the same
 * address once more, over the screen's own entry. Back from it closes the uppermost. Whatever is
 * closed otherwise leaves it behind, and then the next screen takes its place (navigation.tsx), or
 * Back goes one further by itself. Forward onto it opens nothing.
 */

type Layer = { close: () => void }

let layers: readonly Layer[] = []
let here: Entry | null = null

/** Something lies over the screen from now on, and Back calls `close`; call what it returns when it has gone. */
export function closeOnBack(close: () => void): () => void {
  const layer = { close }
  listen()
  layers = [...layers, layer]
  standOver()
  return () => {
    layers = layers.filter((other) => other !== layer)
  }
}

function standOver() {
  const entry = entryNow()
  if (entry.over !== undefined) return
  const over = randomId(8)
  // The screen's own entry has a number as well, also where it is the first that we see.
  window.history.replaceState({ index: entry.index, state: entry.state } satisfies Entry, '')
  window.history.pushState({ ...entry, over } satisfies Entry, '')
}

let isListening = false

function listen() {
  if (isListening) return
  isListening = true
  here = entryNow()
  window.addEventListener('popstate', () => {
    const from = here
    here = ownEntry()
    if (from?.over === undefined || !here || here.over !== undefined) return
    if (here.index === from.index) stepBack()
  })
  // wouter tells of these.
  for (const kind of ['pushState', 'replaceState'])
    window.addEventListener(kind, () => {
      here = entryNow()
    })
}

/** Back, off the entry that stood over the screen's own. */
function stepBack() {
  const uppermost = layers.at(-1)
  if (!uppermost) return window.history.back()
  uppermost.close()
  // What lay below it, or would not be closed, is over the screen still.
  setTimeout(() => layers.length > 0 && standOver())
}

// A reload leaves the entry in the history and nothing over the screen.
if (typeof window !== 'undefined' && entryNow().over !== undefined) listen()

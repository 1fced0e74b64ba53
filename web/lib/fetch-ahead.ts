import { allIsKept, network } from './network.ts'
import { whenIdle } from './when-idle.ts'

declare global {
  /** Not in every browser, and so not in TypeScript's own list. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Milliseconds until a file is asked for again that got no answer. */
const again = 30_000

/** Whether the browser has it now; null where nobody answered. */
async function fetchFile(path: string): Promise<boolean | null> {
  try {
    const answer = await fetch(path, { priority: 'low' })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return null
  }
}

/**
 * Has the browser keep the files that a list names, one after the other while the page has nothing
 * else to do: once it has been open for a moment, all of it works without a network (P13). They are
 * kept and not run: a module whose import failed once stays failed for as long as the page. Not where
 * somebody saves data.
 */
export async function fetchAhead(list: string): Promise<void> {
  if (navigator.connection?.saveData) return
  await network()
  const listed: unknown = await fetch(list).then((answer) => answer.json())
  const files = Array.isArray(listed) ? listed.filter((file) => typeof file === 'string') : []
  for (let next = 0; next < files.length;) {
    await whenIdle()
    const isHere = await fetchFile(files[next]!)
    if (isHere) next += 1
    else if (isHere === null) await new Promise((resolve) => setTimeout(resolve, again))
    else return // The server has been upgraded: these are of a version that is gone.
  }
  allIsKept()
}

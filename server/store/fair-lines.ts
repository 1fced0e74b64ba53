/** Who waits, in turns by name: however many wait in one, each other’s next one goes between them. */
export function fairLines() {
  /** The name that had a turn last stands last. */
  const lines = new Map<string, Set<() => void>>()

  const remove = (name: string, begin: () => void) => {
    const line = lines.get(name)
    if (line?.delete(begin) && line.size === 0) lines.delete(name)
  }

  return {
    add: (name: string, begin: () => void): void => {
      lines.set(name, (lines.get(name) ?? new Set()).add(begin))
    },
    remove,
    /** How many wait in this name. */
    waits: (name: string): number => lines.get(name)?.size ?? 0,
    /** Who waits longest in the name in which most wait; undefined where there is nobody. */
    longest: () => {
      let most: { name: string; begin: () => void; waits: number } | undefined
      for (const [name, line] of lines) {
        const [begin] = line
        if (begin && line.size > (most?.waits ?? 0)) most = { name, begin, waits: line.size }
      }
      return most
    },
    /** Takes out whose turn it is, of the names that may go on; undefined where there is nobody. */
    next: (mayGoOn: (name: string) => boolean = () => true) => {
      for (const [name, line] of lines) {
        const [begin] = line
        if (!begin || !mayGoOn(name)) continue
        lines.delete(name)
        line.delete(begin)
        if (line.size > 0) lines.set(name, line)
        return { name, begin }
      }
      return undefined
    },
  }
}

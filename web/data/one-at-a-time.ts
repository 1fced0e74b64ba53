/** Whoever asks while it is under way may want what came after it began: it is done once more then. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = () => {
    underWay = work().finally(() => {
      underWay = null
    })
    return underWay
  }
  return () => {
    if (!underWay) return begin()
    next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = null
        return begin()
      })
    return next
  }
}

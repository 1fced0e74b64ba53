/**
 * Lets a few through at a time, and whoever does something else between them: when thousands of
 * browsers come back in one moment, the rest of the server goes on (E9).
 */
export function concurrencyLimit(atOnce: number) {
  const waiting: (() => void)[] = []
  let inside = 0
  let planned: NodeJS.Immediate | null = null

  /** In the loop's next turn, after everything else that has come meanwhile. */
  const plan = () => (planned ??= setImmediate(letIn))
  const letIn = () => {
    planned = null
    while (inside < atOnce && waiting.length > 0) {
      inside += 1
      waiting.shift()!()
    }
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((enter) => {
      waiting.push(enter)
      plan()
    })
    try {
      return await work()
    } finally {
      inside -= 1
      if (waiting.length > 0) plan()
    }
  }
}

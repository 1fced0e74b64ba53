import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text.ts'

/** An offer of help in one line, whole in the list of its words: "Ben helps Mia: my reading log". */
export function offerOf(helper: string, wisher: string, help: string): string {
  const line = oneLine(`${helper} helps ${wisher}: ${oneLine(help)}`)
  return line.length <= limits.title ? line : `${line.slice(0, limits.title - 1).trimEnd()}…`
}

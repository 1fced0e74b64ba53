/** A strip's name and picture take about as much room as one and a half of its lines. */
const headLines = 1.5

/** So many lines of a strip, heads included, stand on a page with room for a child's hand. */
const linesOnPage = 18

/**
 * Puts strips on pages in their order, as many as fit in a comfortable size. A strip that is longer
 * than a page has one to itself, where its lines are lower. `lines`: the lines of each strip.
 */
export function strippedPages<Strip>(
  strips: readonly Strip[],
  lines: (strip: Strip) => number,
): Strip[][] {
  const pages: Strip[][] = []
  let room = 0
  for (const strip of strips) {
    const needed = lines(strip) + headLines
    if (needed > room) {
      pages.push([])
      room = linesOnPage
    }
    pages.at(-1)?.push(strip)
    room -= needed
  }
  return pages
}

/** With fewer lines than this they would grow larger than anybody needs. */
const fewestLines = 13

/** The height that a page's strips share, in lines. */
export function linesOf<Strip>(page: readonly Strip[], lines: (strip: Strip) => number): number {
  const total = page.reduce((sum, strip) => sum + lines(strip) + headLines, 0)
  return Math.max(total, fewestLines)
}

/**
 * Runs in a page before anything else: somebody saves data. A family's page then gets what it is asked for,
 * and does not go on to get all 230 files of the program.
 */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

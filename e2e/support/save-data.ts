/**
 * Runs in a page before anything else: somebody saves data. A family's page then gets nothing that it is not
 * asked for, where it would go on to get all two hundred files of the program.
 */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

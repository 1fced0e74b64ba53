/** Whether everything is tried that there is to try, as `npm run trust` does. */
export const thorough = process.env['THOROUGH'] === '1'

/** How often a property is tried: a few times with all other tests, and as often as it takes alone. */
export const tries = (counts: { usually: number; thoroughly: number }): number =>
  thorough ? counts.thoroughly : counts.usually

/** Whether what fails is made smaller until it is understood; not where it only matters that it fails. */
export const shrinks = process.env['SHRINK'] !== 'no'

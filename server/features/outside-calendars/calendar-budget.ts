/** What reading one calendar may take, in milliseconds. */
export const calendarBudget = {
  /**
   * Of a core; the largest that are sensible take two seconds. Not of the clock: on a machine that does
   * much else beside, a sensible calendar takes longer.
   */
  processor: 8_000,
  /** Of the clock, where even so nothing comes. */
  clock: 40_000,
}

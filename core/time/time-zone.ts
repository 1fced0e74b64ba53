/** Whether this is a zone that the clocks here know. */
export function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

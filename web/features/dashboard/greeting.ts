/** How one greets at this hour of the day, 0 to 23. */
export function greeting(hour: number): string {
  if (hour >= 4 && hour < 12) return 'Good morning'
  if (hour >= 12 && hour < 18) return 'Good afternoon'
  return 'Good evening'
}

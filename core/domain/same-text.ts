/** Whether two texts say the same, whatever stands around them and however large their letters are. */
export function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** A text whatever stands around it and however large its letters are. */
export const plainText = (text: string): string => text.trim().toLowerCase()

/** Whether two texts say the same by that. */
export const sameText = (one: string, other: string): boolean => plainText(one) === plainText(other)

/** Marks that turn the direction of what follows. */
const direction = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A family's text for a mail: on one line, and without anything that a mail program would make a
 * link of, so that nobody's name carries a message of their own to strangers (A50, A51). `<` and `>`
 * stay: they make no link, and the page of a mail escapes them.
 */
export function sanitizeForMail(text: string): string {
  return (
    text
      .replaceAll(direction, '')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}[\]():/\\@]+/gu, ' ')
      // `anna.lind`, as a name from an address is, reads as two words; initials keep their dots.
      .replaceAll(/(?<=\p{L}{2})\.(?=\S)/gu, ' ')
      .replaceAll(/\.(?=\S)/g, '. ')
      .replaceAll(/ {2,}/g, ' ')
      .trim()
  )
}

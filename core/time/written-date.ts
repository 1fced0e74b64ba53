/**
 * A day in the words of a formatter's language. French says "1er mars" of the first of a month, and no
 * locale of Intl does.
 */
export const written = (format: Intl.DateTimeFormat, day: Date | number): string =>
  isFrench(format) ? join(format.formatToParts(day)) : format.format(day)

/** The same of two days: "1er – 7 mars". */
export const writtenRange = (format: Intl.DateTimeFormat, from: Date, to: Date): string =>
  isFrench(format) ? join(format.formatRangeToParts(from, to)) : format.formatRange(from, to)

const isFrench = (format: Intl.DateTimeFormat) => format.resolvedOptions().locale.startsWith('fr')

const join = (parts: readonly Intl.DateTimeFormatPart[]) =>
  parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')

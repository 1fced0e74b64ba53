import { Fragment, type ReactNode } from 'react'

/** A short word with a hyphen, such as “check-in”: neither part is a word of a longer one. */
const short = /(?<![\p{L}-])(\p{L}{1,6}-\p{L}{2,4})(?![\p{L}-])/u

/** A text whose short words with a hyphen stand on one line: a browser breaks them as it does long ones. */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(short)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

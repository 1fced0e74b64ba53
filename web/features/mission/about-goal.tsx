import type { Goal } from '#core/contract/goal.ts'

/** What the family wrote down about a goal; nothing for what it left open. */
export function AboutGoal({ goal }: { goal: Goal }) {
  const lines = [
    { term: 'Why it matters to us', text: goal.why },
    { term: 'How we will know', text: goal.measure },
    { term: 'How we celebrate', text: goal.celebration },
  ].filter(({ text }) => text !== '')
  if (lines.length === 0) return null
  return (
    <dl className="grid gap-3">
      {lines.map(({ term, text }) => (
        <div key={term}>
          <dt className="text-small text-quiet font-semibold">{term}</dt>
          <dd className="whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

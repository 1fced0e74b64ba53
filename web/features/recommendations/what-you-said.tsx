import { RotateCcw } from 'lucide-react'
import { comesBackAt, keepsAway } from '#core/domain/recommendation-answer.ts'
import { localDate } from '#core/domain/calendar.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useAnsweredRecommendations } from '#web/shared/recommendations/use-recommendations.ts'
import { shortDay } from '#web/lib/dates.ts'
import type { RecommendationActions } from '#web/shared/recommendations/use-recommendation-actions.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const groups = [
  { answer: 'not-for-us', title: 'Not for us' },
  { answer: 'later', title: 'Later' },
  { answer: 'taken', title: 'Yes' },
] as const

interface WhatYouSaidProps {
  now: string
  deeds: RecommendationActions
  /** Titles known here already, by key. */
  titles: ReadonlyMap<string, string>
}

/** Every answer that counts now, and the way to take it back. */
export function WhatYouSaid({ now, deeds, titles: known }: WhatYouSaidProps) {
  const { recommendationAnswers } = useFamily().family.familyData
  const counting = recommendationAnswers.filter((answer) => keepsAway(answer, now)).toReversed()
  const { data } = useAnsweredRecommendations({
    enabled: counting.some(({ key }) => !known.has(key)),
  })
  const titles = new Map([...known, ...(data ?? []).map(({ key, title }) => [key, title] as const)])
  const named = counting.flatMap((answer) => {
    const title = titles.get(answer.key)
    return title ? [{ ...answer, title }] : []
  })
  if (named.length === 0) return null
  return (
    <section aria-label="What you said" className="border-line grid gap-2 border-t pt-4">
      <Disclosure summary={`What you said so far (${named.length})`}>
        <p className="text-quiet mb-3 max-w-measure">
          What is like your yes comes earlier, what is like your no comes later. You can change your
          mind.
        </p>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
          {groups.map(({ answer, title }) => {
            const said = named.filter((one) => one.answer === answer)
            if (said.length === 0) return null
            return (
              <div key={answer}>
                <h2 className="text-body font-semibold">{title}</h2>
                <ul>
                  {said.map((one) => (
                    <li key={one.key} className="flex items-center justify-between gap-2">
                      <span className="min-w-0 py-1 leading-snug">
                        {one.title}
                        {answer === 'later' && (
                          <span className="text-small text-quiet">
                            {' '}
                            · back on {shortDay(localDate(new Date(comesBackAt(one))))}
                          </span>
                        )}
                      </span>
                      <IconButton
                        label={`Take back: ${one.title}`}
                        icon={<RotateCcw aria-hidden="true" />}
                        onClick={() => deeds.askAgain(one)}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </div>
      </Disclosure>
    </section>
  )
}

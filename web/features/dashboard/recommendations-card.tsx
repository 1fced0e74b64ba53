import { Lightbulb } from 'lucide-react'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useRecommendations } from '#web/shared/recommendations/use-recommendations.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Up to three ideas with their reasons; nothing while there are none or no network. */
export function RecommendationsCard() {
  const { family } = useFamily()
  const { data } = useRecommendations('few')
  const answered = new Set(family.familyData.recommendationAnswers.map(({ key }) => key))
  const open = data?.filter(({ key }) => !answered.has(key)) ?? []
  if (open.length === 0) return null
  return (
    <section aria-labelledby="recommendations" className="border-line grid gap-4 border-t pt-5">
      <h2 id="recommendations" className="text-title">
        Ideas for you
      </h2>
      <ul className="grid gap-4">
        {open.map(({ key, title, reason }) => (
          <li key={key} className="flex gap-3">
            <Lightbulb aria-hidden="true" className="text-marigold-ink mt-0.5 size-5 shrink-0" />
            <div>
              <p className="leading-snug font-semibold">{title}</p>
              <p className="text-small text-quiet">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink to={appPaths.recommendations} className="justify-self-start">
        All ideas, and what to do with them
      </TextLink>
    </section>
  )
}

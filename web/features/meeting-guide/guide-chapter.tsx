import type { GuideSection, GuideText } from '#content/guide.ts'
import { sources } from '#content/sources.ts'

/** A part of the guide; a claim has its source beside it. */
export function GuideChapter({ section }: { section: GuideSection }) {
  return (
    <div className="grid max-w-measure gap-3">
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph.text}>
          <Sourced {...paragraph} />
        </p>
      ))}
      {section.items.length > 0 && (
        <ul className="grid list-disc gap-2 ps-5">
          {section.items.map((item) => (
            <li key={item.text}>
              <Sourced {...item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Sourced({ text, sources: cited = [] }: GuideText) {
  return (
    <>
      {text}
      {cited.map((source) => (
        <cite
          key={source}
          title={sources[source].full}
          className="text-small text-quiet not-italic"
        >
          {' '}
          ({sources[source].short})
        </cite>
      ))}
    </>
  )
}

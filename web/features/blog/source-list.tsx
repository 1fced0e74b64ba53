import { sources, type SourceId } from '#content/sources.ts'

/** What the article leans on; the text leads here from where it says so. */
export function SourceList({ ids }: { ids: readonly SourceId[] }) {
  return (
    <section aria-labelledby="sources" className="text-small text-quiet grid pt-4 gap-2">
      <h2 id="sources" className="text-body text-ink">
        Where this comes from
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {ids.map((id) => (
          <li key={id} id={id}>
            {sources[id].full}
          </li>
        ))}
      </ul>
    </section>
  )
}

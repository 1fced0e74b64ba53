import type { Agenda } from '#content/agendas.ts'
import type { MeetingLength } from '#core/words.ts'

/** The stages with their minutes in each length of the meeting. */
export function AgendaTable<S extends string, L extends MeetingLength>(props: {
  agenda: Agenda<S, L>
}) {
  const { agenda } = props
  return (
    <div className="grid grid-cols-1 gap-3">
      <table className="w-full text-left">
        <thead>
          <tr className="border-line border-b-2">
            <th scope="col" className="py-2 pe-4 font-semibold">
              Part
            </th>
            {agenda.versions.map(({ id, name, minutes }) => (
              <th key={id} scope="col" className="py-2 ps-2 text-right font-semibold">
                {minutes} <abbr title="minutes">min</abbr>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agenda.stages.map(({ stage, title, todo, minutes }) => (
            <tr key={stage} className="border-line border-b align-top">
              <th
                scope="row"
                className="py-3 pe-4 font-medium wrap-anywhere hyphens-auto print:py-1.5"
              >
                {title}
                <span className="text-small text-quiet block font-normal">{todo}</span>
              </th>
              {agenda.versions.map(({ id }) => (
                <td key={id} className="py-3 ps-2 text-right tabular-nums print:py-1.5">
                  {minutes[id] === 0 ? '–' : minutes[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="text-small grid gap-1">
        {agenda.versions.map(({ id, name, line, minutes }) => (
          <div key={id}>
            <dt className="inline font-semibold">{`${minutes} minutes: ${name.toLowerCase()}.`}</dt>{' '}
            <dd className="text-quiet inline">{line}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import type { planMeetingAgenda } from '#content/agendas.ts'

/** The stages with their minutes in each length of the meeting. */
export function AgendaTable({ agenda }: { agenda: typeof planMeetingAgenda }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="border-line border-b-2">
            <th scope="col" className="py-2 pe-4 font-semibold">
              Stage
            </th>
            {agenda.versions.map(({ id, name, minutes }) => (
              <th key={id} scope="col" className="text-small py-2 pe-4 font-semibold">
                {name}
                <span className="text-quiet block font-normal">{minutes} minutes</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agenda.stages.map(({ stage, title, todo, minutes }) => (
            <tr key={stage} className="border-line border-b align-top">
              <th scope="row" className="py-3 pe-4 font-medium">
                {title}
                <span className="text-small text-quiet block font-normal">{todo}</span>
              </th>
              {agenda.versions.map(({ id }) => (
                <td key={id} className="py-3 pe-4 tabular-nums">
                  {minutes[id] === 0 ? '–' : minutes[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

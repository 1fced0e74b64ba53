import type { Sprint } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { useSend } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'

const names = { 2: 'low', 3: 'okay', 5: 'lots' } as const
type Energy = keyof typeof names

/** Five numbers were kept once; three words are enough to say it. */
function wordFor(level: number | undefined): Energy {
  if (level === undefined || level === 3) return 3
  return level < 3 ? 2 : 5
}

/** From okay, which nobody has to say, to low, to lots, and round again. */
const after: Record<Energy, Energy> = { 3: 2, 2: 5, 5: 3 }

interface EnergyFacesProps {
  sprint: Sprint
  members: readonly Member[]
}

/** How much energy everybody has: okay until somebody taps their own face. */
export function EnergyFaces({ sprint, members }: EnergyFacesProps) {
  const send = useSend()
  const levelOf = (id: string) =>
    wordFor(sprint.meeting.energy.find(({ memberId }) => memberId === id)?.level)
  return (
    <section>
      <h2 className="text-body mb-2 font-bold">How much energy have you got?</h2>
      <ul className="flex flex-wrap gap-x-1 gap-y-2">
        {members.map((member) => {
          const level = levelOf(member.id)
          const set = () =>
            void send.toSprint(sprint.id, {
              type: 'set-energy',
              memberId: member.id,
              level: after[level],
            })
          return (
            <li key={member.id}>
              <button
                type="button"
                aria-label={`${member.name}’s energy: ${names[level]}`}
                onClick={set}
                className="rounded-field hover:bg-sunken grid w-15 justify-items-center gap-1 py-1 text-center [&>span:first-child]:size-13"
              >
                <Avatar {...member} />
                <Bars level={level} />
                <span
                  aria-hidden="true"
                  className={classes('text-tiny leading-tight', level === 2 && 'font-bold')}
                >
                  {names[level]}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Three bars, told apart by how many are filled. */
function Bars({ level }: { level: Energy }) {
  const filled = level === 2 ? 1 : level === 3 ? 2 : 3
  return (
    <span aria-hidden="true" className="flex h-5 items-end gap-0.5">
      {['h-2', 'h-3.5', 'h-5'].map((height, index) => (
        <span
          key={height}
          className={classes(
            'w-2 rounded-small',
            height,
            index < filled ? 'bg-leaf forced-colors:bg-[CanvasText]' : 'border-edge border-[1.5px]',
          )}
        />
      ))}
    </span>
  )
}

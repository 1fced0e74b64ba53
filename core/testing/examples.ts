import fc from 'fast-check'
import type { CommandOf } from '../commands/definitions.ts'

/** What a command says, without what every command has. */
type Body<Command> = Command extends unknown ? Omit<Command, 'id' | 'type'> : never

/** For each command of a subject what tests try it with: one without does not compile. */
export type Examples<Command extends { type: string }> = {
  [Type in Command['type']]: {
    /** As a browser sends it. */
    sample: Body<CommandOf<Command, Type>>
    /** Whatever the contract takes. */
    any: fc.Arbitrary<Body<CommandOf<Command, Type>>>
    /** How often it comes among the others; 3 where nothing is said, less where it ends the game. */
    weight?: number
    /** Those that cost a rule most (A78). */
    worst: () => Body<CommandOf<Command, Type>>[]
  }
}

/** What changes and what stood there, which may be what is there or something else altogether. */
export const edit = <Fields extends object, Rest extends object>(
  changes: fc.Arbitrary<Fields>,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> } = {} as never,
) =>
  fc.record(
    { ...rest, changes, from: changes },
    { requiredKeys: ['changes', ...Object.keys(rest)] as never },
  ) as unknown as fc.Arbitrary<Rest & { changes: Fields; from?: Fields }>

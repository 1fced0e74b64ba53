import type { z } from 'zod'

export type Setting<Value = unknown> = {
  schema: z.ZodType<Value>
  /** What it does, as a sentence without a capital and a full stop. */
  about: string
  /** A value as a host might give it. */
  example: string
  /** Never shown, not even when wrong. */
  hidden?: true
}

export type Environment = Record<string, string | undefined>

/** A setting has a value that cannot be used; the message is one line that names it. */
export class ConfigError extends Error {}

/** One setting's value; an empty one is as if it were not there. Throws ConfigError for a wrong one. */
export function readSetting<Value>(
  name: string,
  { schema, about, hidden }: Setting<Value>,
  environment: Environment,
): Value {
  const given = environment[name] === '' ? undefined : environment[name]
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const problem = result.error.issues[0]?.message ?? 'is not as expected'
  const value = hidden ? '' : `=${given?.replaceAll(/\s+/g, ' ').slice(0, 80)}`
  throw new ConfigError(`${name}${value} cannot be used: it ${problem} (${about})`)
}

// `npm run bench` measures everything that takes minutes, `npm run bench -- NAME…` only what is named.
import { measureBootstrapRead } from './bootstrap-read.ts'
import { pinClient } from './cores.ts'
import { measureDurableTick } from './durable-tick.ts'
import { measureFamilyWeek } from './family-week.ts'
import { measureIdleStreams } from './idle-streams.ts'
import { tell, type Result } from './results.ts'
import { measureLongHistory } from './long-history.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureManyFamilies } from './many-families.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { measureOnScreen } from './on-screen.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStartAndMemory } from './start-and-memory.ts'

const benches: Record<string, () => Promise<Result[]>> = {
  'bootstrap-read': measureBootstrapRead,
  'durable-tick': measureDurableTick,
  'family-week': measureFamilyWeek,
  'sign-in': measureSignIn,
  'idle-streams': measureIdleStreams,
  'long-history': measureLongHistory,
  'start-and-memory': measureStartAndMemory,
  lighthouse: measureLighthouse,
  'on-screen': measureOnScreen,
}

/** Only when they are named: the first takes ten minutes, or `mixed-load=SECONDS`; the second, an hour. */
const long: typeof benches = {
  'mixed-load': measureMixedLoad(),
  'many-families': measureManyFamilies,
}

function benchOf(asked: string): (() => Promise<Result[]>) | undefined {
  const seconds = /^mixed-load=(\d+)$/.exec(asked)?.[1]
  return seconds ? measureMixedLoad(Number(seconds)) : (benches[asked] ?? long[asked])
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benchOf(name))
if (unknown.length > 0) {
  const names = Object.keys({ ...benches, ...long }).join(', ')
  console.error(`There is no ${unknown.join(', ')}. There are: ${names}.`)
  process.exit(2)
}

pinClient()
for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  console.log(`${name}…`)
  tell(await benchOf(name)!())
}

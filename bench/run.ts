// `npm run bench` measures everything, `npm run bench -- NAME…` only what is named.
import { measureBootstrapRead } from './bootstrap-read.ts'
import { pinClient } from './cores.ts'
import { measureDurableTick } from './durable-tick.ts'
import { measureFamilyWeek } from './family-week.ts'
import { tell, type Result } from './results.ts'
import { measureLongHistory } from './long-history.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureOnScreen } from './on-screen.ts'
import { measureStartAndMemory } from './start-and-memory.ts'

const benches: Record<string, () => Promise<Result[]>> = {
  'bootstrap-read': measureBootstrapRead,
  'durable-tick': measureDurableTick,
  'family-week': measureFamilyWeek,
  'long-history': measureLongHistory,
  'start-and-memory': measureStartAndMemory,
  lighthouse: measureLighthouse,
  'on-screen': measureOnScreen,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}

pinClient()
for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  console.log(`${name}…`)
  tell(await benches[name]!())
}

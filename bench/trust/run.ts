// `npm run trust` tries everything that must hold whoever asks and whatever is sent, with full
// counts; `npm run trust -- NAME…` only what is named.
import { tell, type Result } from '../results.ts'
import { measureClients } from './clients.ts'
import { measureDevices } from './devices.ts'
import { measureFuzz } from './fuzz.ts'
import { measureGuards } from './guards.ts'
import { measureMatrix } from './matrix.ts'
import { measureMutations } from './mutations.ts'
import { measureModel } from './model.ts'
import { measureBrokenRequests } from './broken-requests.ts'

const parts: Record<string, () => Promise<Result[]>> = {
  clients: measureClients,
  devices: measureDevices,
  fuzz: measureFuzz,
  guards: measureGuards,
  matrix: measureMatrix,
  mutations: measureMutations,
  model: measureModel,
  'broken-requests': measureBrokenRequests,
}

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const measure = parts[name]
  if (!measure) {
    console.error(`There is no ${name}. There are: ${Object.keys(parts).join(', ')}.`)
    process.exit(2)
  }
  console.log(`${name}…`)
  tell(await measure())
}

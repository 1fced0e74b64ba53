// `npm run bench` measures everything that takes minutes, `npm run bench -- NAME…` only what is named.
import { resolve } from 'node:path'
import { measureBackAgain } from './back-again.ts'
import { measureBesideParse } from './beside-parse.ts'
import { measureBootstrapRead } from './bootstrap-read.ts'
import { pinClient } from './cores.ts'
import { measureContainer } from './container.ts'
import { measureDurableTick } from './durable-tick.ts'
import { measureFamilyWeek } from './family-week.ts'
import { measureFamilyWeekPairs } from './family-week-pairs.ts'
import { measureIdleStreams } from './idle-streams.ts'
import { measureLanguages } from './languages.ts'
import { tell, type Result } from './results.ts'
import { measureInstall } from './install.ts'
import { measureLongHistory } from './long-history.ts'
import { measureLighthouse } from './lighthouse.ts'
import { makeManyFamilies, measureManyFamilies } from './many-families.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { measureOneAccount } from './one-account.ts'
import { measureNoisyNeighbour } from './noisy-neighbour.ts'
import { measureLightWeek } from './light-week.ts'
import { measureOnScreen } from './on-screen.ts'
import { measurePaper, measurePhotographs } from './paper.ts'
import { measureSecondPaper } from './paper/second/measure.ts'
import { measureRelease } from './release.ts'
import { measureReminders } from './reminders.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStartAndMemory } from './start-and-memory.ts'
import { measureStreamStorm } from './stream-storm.ts'
import { measureWall } from './wall.ts'
import { measureWholeBackup } from './whole-backup.ts'

const benches: Record<string, () => Promise<Result[]>> = {
  'bootstrap-read': measureBootstrapRead,
  'durable-tick': measureDurableTick,
  'family-week': measureFamilyWeek,
  'sign-in': measureSignIn,
  'idle-streams': measureIdleStreams,
  'stream-storm': measureStreamStorm,
  'back-again': measureBackAgain,
  'long-history': measureLongHistory,
  'noisy-neighbour': measureNoisyNeighbour,
  'start-and-memory': measureStartAndMemory,
  languages: () => measureLanguages(),
  reminders: measureReminders,
  'one-account': measureOneAccount,
  'beside-parse': measureBesideParse,
  lighthouse: measureLighthouse,
  'on-screen': measureOnScreen,
  'light-week': measureLightWeek,
  wall: measureWall,
  release: measureRelease,
  install: measureInstall,
  'whole-backup': measureWholeBackup,
}

/** Only when they are named: the first needs root and buildah, the second takes ten minutes, paper too, the others an hour. */
const long: Record<string, (given?: string) => (() => Promise<Result[]>) | undefined> = {
  container: () => measureContainer,
  /** `paper=FOLDER` with real photographs (docs/paper.md). */
  paper: (folder) => (folder ? measurePhotographs(resolve(folder)) : measurePaper),
  /** `paper-second=COUNT` for another number of photographs. */
  'paper-second': (count) => measureSecondPaper(count ? Number(count) : undefined),
  /** `family-week=CHECKOUT` beside an earlier commit. */
  'family-week': (folder) => (folder ? () => measureFamilyWeekPairs(resolve(folder)) : undefined),
  /** `mixed-load=SECONDS` for another while. */
  'mixed-load': (seconds) => measureMixedLoad(seconds ? Number(seconds) : undefined),
  /** `noisy-neighbour=NOISE` for one that is named so, in whole or in part. */
  'noisy-neighbour': (noise) => (noise ? () => measureNoisyNeighbour(noise) : undefined),
  /** `many-families=FOLDER` keeps its databases there, and takes them from there. */
  'many-families': (folder) => measureManyFamilies(folder && resolve(folder)),
  /** `make-many-families=FOLDER` makes them, and measures nothing. */
  'make-many-families': (folder) => (folder ? makeManyFamilies(resolve(folder)) : undefined),
}

function benchOf(asked: string): (() => Promise<Result[]>) | undefined {
  const [name = '', given] = asked.split('=')
  return given === undefined && benches[name] ? benches[name] : long[name]?.(given)
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

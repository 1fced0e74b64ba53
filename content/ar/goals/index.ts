import { adventures } from './adventures.ts'
import type { ExampleGoal } from '#content/goals/goal.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { kindness } from './kindness.ts'
import { learning } from './learning.ts'
import { making } from './making.ts'
import { money } from './money.ts'
import { nature } from './nature.ts'
import { reading } from './reading.ts'
import { relatives } from './relatives.ts'
import { rhythms } from './rhythms.ts'
import { screens } from './screens.ts'
import { talking } from './talking.ts'

/** The whole library, in the order of `goalCategories`. The browser loads it when it is opened. */
export const exampleGoals: readonly ExampleGoal[] = [
  ...adventures,
  ...nature,
  ...kindness,
  ...relatives,
  ...talking,
  ...rhythms,
  ...home,
  ...health,
  ...reading,
  ...learning,
  ...making,
  ...money,
  ...screens,
]

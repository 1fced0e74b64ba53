import type { GuideSection } from '#content/guide/section.ts'
import { guideHowTo } from './guide/how-to.ts'
import { guideWhenItGoesWrong } from './guide/when-it-goes-wrong.ts'
import { guideWhy } from './guide/why.ts'
import { guideWithAges } from './guide/with-ages.ts'

/** The family meeting guide, in reading order. Agendas, roles, rules and questions join it on the page. */
export const guide: readonly GuideSection[] = [
  guideWhy,
  ...guideHowTo,
  ...guideWithAges,
  ...guideWhenItGoesWrong,
]

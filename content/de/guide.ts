import { guideHowTo } from './guide/how-to.ts'
import { guideWhenItGoesWrong } from './guide/when-it-goes-wrong.ts'
import { guideWhy } from './guide/why.ts'
import { guideWithAges } from './guide/with-ages.ts'

/** The family meeting guide by its topics. Agendas, roles, rules and questions join it on the page. */
export const guide = {
  howTo: guideHowTo,
  withAges: guideWithAges,
  whenItGoesWrong: guideWhenItGoesWrong,
  why: guideWhy,
}

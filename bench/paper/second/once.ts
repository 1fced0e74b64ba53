import { outcomesOf } from './measure.ts'
await outcomesOf()

// What the server says, by language: a line for each folder of one.
import type { Spoken } from './spoken.ts'
import * as ar from './ar/spoken.ts'
import * as de from './de/spoken.ts'
import * as en from './spoken.ts'
import * as es from './es/spoken.ts'
import * as fr from './fr/spoken.ts'

export const spokenIn: Readonly<Record<string, Spoken>> & { en: Spoken } = { en, ar, de, es, fr }

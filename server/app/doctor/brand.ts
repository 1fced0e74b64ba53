import { join } from 'node:path'
import type { Config } from '#server/platform/config.ts'
import { readBrand } from '../brand/read-brand.ts'
import { about, type Finding } from './finding.ts'

/** The host's own name and mark, where there is a folder; throws what a start would end with. */
export function lookAtBrand({ dataDir }: Config): Finding[] {
  const brand = readBrand(dataDir)
  return brand ? [about('brand').ok(`${brand.shown.name}, from ${join(dataDir, 'brand')}`)] : []
}

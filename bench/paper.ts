import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { printedSheetSchema } from '#core/paper/schema.ts'
import { findSheets } from '#web/shared/sheet-reader/find-sheets.ts'
import type { Picture } from '#web/shared/sheet-reader/picture.ts'
import { withAllCores } from './cores.ts'
import { millisecondsOf, pictureOf, pngOf, sizes, withReader } from './paper/in-browser.ts'
import { readAll, sharesOf, type Asked, type Outcome } from './paper/measure.ts'
import { kindOf, takePhoto } from './paper/photo.ts'
import { withoutWords } from './paper/without-words.ts'
import { inThreads, type Family } from './paper/workers.ts'
import { judged, median, range, rounded, told, type Result } from './results.ts'

const command = 'npm run bench -- paper'
const photographs = { usual: 240, extreme: 360, strips: 20 }
/** The browser is asked for its time with so few; on a shared machine more would not say more. */
const timed = 12
const slower = 4

/** Photographs nobody tuned the reader with: what it finds, believes, gets wrong, and how long it takes. */
export async function measurePaper(): Promise<Result[]> {
  return await withAllCores(async () => {
    const usual = await heldOut('usual')
    const strips = (await heldOut('strips')).flat()
    const extreme = (await heldOut('extreme')).flat()
    return [
      ...figures('paper', 'Sheets', usual.flat()),
      ...byLayout(usual),
      ...figures('paper-strips', 'Strips, two to four in a photograph', strips),
      ...beyond(extreme),
      ...(await cost()),
    ]
  })
}

/** `paper=FOLDER`: real photographs (docs/paper.md), with the same figures; they are said, with ids of their own. */
export function measurePhotographs(folder: string): () => Promise<Result[]> {
  return async () => {
    const outcomes: Outcome[] = []
    await withReader(async (page) => {
      for (const file of globSync('*.{jpg,jpeg,png,webp}', { cwd: folder }).toSorted()) {
        const picture = await pictureOf(page, join(folder, file))
        const asked = besides(folder, file, picture)
        const [outcome] = readAll(picture, [asked])
        console.log(`  ${file}: ${JSON.stringify(outcome)}`)
        outcomes.push(outcome!)
        if (!isWhole(outcome!)) await keepWithoutWords(page, folder, file, picture, asked)
      }
    })
    return outcomes.length > 0 ? figures('paper-real', 'Real photographs', outcomes) : []
  }
}

/** What stands beside a photograph: the record of its sheet, and which of its boxes are ticked. */
function besides(folder: string, file: string, picture: Picture): Asked {
  const name = nameOf(file)
  const [record, truth] = [`${name}.sheet.json`, `${name}.ticked.json`]
  if (![record, truth].every((one) => existsSync(join(folder, one)))) {
    const answer = findSheets(picture)
    const codes = 'found' in answer ? answer.found.map(({ code }) => code).join(', ') : 'none'
    throw new Error(`${file} needs ${record} and ${truth} beside it; it shows the sheet ${codes}`)
  }
  const parsed = (one: string): unknown => JSON.parse(readFileSync(join(folder, one), 'utf8'))
  const sheet = printedSheetSchema.parse(parsed(record))
  const ticked = parsed(truth) as boolean[]
  if (ticked.length !== sheet.boxes.length) throw new Error(`${truth} has not one answer a box`)
  return { sheet, ticked }
}

const nameOf = (file: string) => file.replace(/[.]\w+$/, '')
const isWhole = ({ what, falseTicks, missed }: Outcome) =>
  what === 'read' && falseTicks + missed === 0

/** To be sent with a report: without the family's words, and whether it goes wrong all the same. */
async function keepWithoutWords(
  page: Page,
  folder: string,
  file: string,
  picture: Picture,
  asked: Asked,
): Promise<void> {
  const answer = findSheets(picture)
  const found = 'found' in answer && answer.found.find(({ code }) => code === asked.sheet.code)
  if (!found) return
  const painted = withoutWords(picture, found, asked.sheet)
  const kept = join(folder, 'without-words')
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, `${nameOf(file)}.png`), await pngOf(page, painted))
  for (const [end, content] of Object.entries({ sheet: asked.sheet, ticked: asked.ticked }))
    writeFileSync(join(kept, `${nameOf(file)}.${end}.json`), JSON.stringify(content))
  console.log(`  without words: ${JSON.stringify(readAll(painted, [asked])[0])}, in ${kept}`)
}

/** The odd-numbered photographs of a family. */
function heldOut(family: Family): Promise<Outcome[][]> {
  const count = photographs[family]
  const jobs = Array.from({ length: count }, (_, at) => {
    return { family, seed: at * 2 + 1, want: 'outcomes' } as const
  })
  return inThreads<Outcome>(jobs)
}

const kept = { unit: '%', command }

function figures(id: string, what: string, outcomes: readonly Outcome[]): Result[] {
  const all = sharesOf(outcomes)
  const note = `${all.sheets} sheets, ${all.boxes} boxes`
  const figure = (name: string, says: string, value: number) => {
    return { id: `${id}-${name}`, what: `${what}: ${says}`, value: rounded(value), note, ...kept }
  }
  return [
    judged(figure('found', 'found', all.found), { atLeast: 99 }),
    judged(figure('accepted', 'accepted at first', all.accepted), { atLeast: 95 }),
    judged(figure('false', 'false ticks, of empty boxes', all.falseTicks), { atMost: 0.1 }),
    judged(figure('missed', 'missed, of ticked boxes', all.missed), { atMost: 0.3 }),
    judged(figure('unsure', 'unsure, of all boxes', all.unsure), { atMost: 3 }),
  ]
}

/** Wrong and unsure boxes of sheets for one, five, twelve and twenty people, on both papers. */
function byLayout(photos: readonly Outcome[][]): Result[] {
  const layouts = Map.groupBy(photos.entries(), ([at]) => {
    const { size, paper } = kindOf(at * 2 + 1)
    return `${size} ${size === 1 ? 'person' : 'people'}, ${paper === 'a4' ? 'A4' : 'Letter'}`
  })
  return [...layouts].map(([layout, of]) => {
    const all = sharesOf(of.flatMap(([, outcomes]) => outcomes))
    const parts = [
      `${rounded(all.accepted)} % accepted`,
      `${rounded(all.falseTicks)} % false`,
      `${rounded(all.missed)} % missed`,
      `${all.boxes} boxes`,
    ]
    const id = `paper-layout-${layout.replaceAll(/\W+/g, '-').toLowerCase()}`
    const what = `A sheet for ${layout}: unsure, of all boxes`
    return told({ id, what, value: rounded(all.unsure), note: parts.join(', '), ...kept })
  })
}

/** Photographs beyond what anybody should take: refusing is right, and so is an answer without a wrong box. */
function beyond(outcomes: readonly Outcome[]): Result[] {
  const isRight = ({ falseTicks, missed }: Outcome) => falseTicks + missed === 0
  const share = (outcomes.filter(isRight).length / outcomes.length) * 100
  const read = outcomes.filter(({ what }) => what === 'read')
  const wrong = read.filter((outcome) => !isRight(outcome))
  const note = `${read.length} of ${outcomes.length} were read, ${wrong.length} of them with wrong boxes: ${wrong.map((one) => `${one.falseTicks + one.missed} of ${one.boxes}`).join(', ') || 'none'}`
  const what =
    'Extreme photographs (tilt to 60°, strong blur, cropped, crumpled, very dark): refused or right'
  return [
    judged({ id: 'paper-extreme', what, value: rounded(share), note, ...kept }, { atLeast: 99 }),
  ]
}

async function cost(): Promise<Result[]> {
  const times = await withReader(async (page) => {
    const took: number[] = []
    for (let at = 0; at < timed; at += 1) {
      const { picture, shown } = takePhoto(at * 2 + 1)
      took.push(await millisecondsOf(page, picture, shown[0]!.sheet, slower))
    }
    return took
  })
  const { all, model } = await sizes()
  const time = {
    id: 'paper-time',
    what: `A photograph found and read in Chromium, processor ${slower}× slower`,
    value: rounded(median(times)),
    unit: 'ms',
    command,
    note: `${timed} photographs of 2400 × 1800, ${range(times)}`,
  }
  const size = {
    id: 'paper-size',
    what: 'The reader with its model, gzipped',
    value: rounded(all),
    unit: 'kB',
    command,
    note: `the model alone ${rounded(model)} kB`,
  }
  return [judged(time, { atMost: 3000 }), told(size)]
}

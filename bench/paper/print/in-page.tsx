import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { FridgeSheets } from '#web/features/printable-plan/fridge-sheets.tsx'
import { SheetCodes } from '#web/features/printable-plan/marks.tsx'
import { measureSheets } from '#web/features/printable-plan/printed-sheets.ts'
import { StripsSheets } from '#web/features/printable-plan/strips-sheets.tsx'
import '#web/styles/index.css'
import '#web/styles/family.css'
import { membersOf, sprintOf, type InPage, type Print } from './families.ts'

/** Draws what the product would print, as on paper, and answers the records of its sheets. */
async function draw(print: Print, codes: readonly string[]): Promise<InPage[]> {
  // Whose names are Arabic reads the screens from right to left, and the sheet as well.
  document.documentElement.dir = print.names === 'arabic' ? 'rtl' : 'ltr'
  const holder = document.createElement('div')
  document.body.replaceChildren(holder)
  const root = createRoot(holder)
  const show = (shown: ReadonlyMap<string, string>) =>
    flushSync(() => root.render(<SheetCodes value={shown}>{sheetsOf(print)}</SheetCodes>))
  show(new Map())
  await document.fonts.ready
  await new Promise((done) => setTimeout(done, 400))
  const measured = measureSheets(holder, { sprintId: 'sprint1', paper: print.paper })
  const found = measured.map(({ slot, sheet }, at) => ({
    slot,
    sheet: { ...sheet, code: codes[at]! },
  }))
  show(new Map(found.map(({ slot, sheet }) => [slot, sheet.code])))
  holder.dataset['asPrinted'] = ''
  return found
}

function sheetsOf(print: Print) {
  const of = { sprint: sprintOf(print), week: 0, members: membersOf(print), paper: print.paper }
  if (print.strips) return <StripsSheets {...of} />
  const dentist = {
    id: 'd',
    kind: 'date',
    day: '2026-11-24',
    time: '15:00',
    title: 'Dentist',
    memberIds: [],
  } as const
  return (
    <FridgeSheets
      {...of}
      entries={[dentist]}
      mission="A night in a tent"
      experiment="Up ten minutes earlier"
      address="https://elefam.example/dashboard?sprint=sprint1"
    />
  )
}

Object.assign(globalThis, { draw })

import { expect, test, vi } from 'vitest'
import { membersOf } from '#core/members/member.ts'
import { membersOf as membersOfPrint, sprintOf } from '../../../bench/paper/print/families.ts'
import { aFamily, aSprint, aTask, mia } from '#core/testing/a-family.ts'
import { draw } from '#web/testing/draw.tsx'
import { FridgeSheets } from './fridge-sheets.tsx'
import { StripsSheets } from './strips-sheets.tsx'

vi.stubGlobal('navigator', { language: 'en-GB' })

const turned = 'ليلى \u202Eabc'
const members = membersOf(aFamily({ children: [{ ...mia, name: turned }] }).familyData)
const owners = [members[0]!.id, 'mia']
const sprint = aSprint({
  tasks: [
    aTask({ title: 'Lunches', owners, sharing: 'one' }),
    aTask({ id: 'b', title: 'Shoes', sharing: 'together' }),
  ],
})

const sheet = () =>
  draw(
    <FridgeSheets
      sprint={sprint}
      week={0}
      members={members}
      entries={[
        {
          id: 'd',
          kind: 'date',
          day: '2026-03-04',
          time: '15:00',
          title: 'Dentist',
          memberIds: ['mia'],
        },
      ]}
      paper="a4"
      mission="Read together"
      experiment="Up ten minutes earlier"
      address="https://elefam.example/dashboard"
    />,
  )

test('what a family wrote stands apart from what surrounds it on the sheet [K9]', async () => {
  const html = await sheet()
  for (const words of ['Week\u00a01', 'Read together', 'Dentist', turned]) {
    expect(html, words).toContain(`>${words}</bdi>`)
  }
  expect(html).toMatch(/<bdi class="[^"]*">Lunches<\/bdi>/)
  expect(html).toMatch(/<bdi class="[^"]*">Up ten minutes earlier<\/bdi>/)
  expect(html.split(turned).length, 'nowhere without').toBe(html.split(`>${turned}</bdi>`).length)
})

test('a date has its day, time and people; what is shared says how [N1, N5]', async () => {
  const html = await sheet()
  expect(html).toMatch(/<b>15:00 <\/b><bdi>Dentist<\/bdi>/)
  expect(html).toContain('<bdi>Maya</bdi> or <bdi>')
  expect(html).toContain('all together')
  expect(html).toContain('cross who did it')
  expect(html).toContain('one tick for all')
})

test('nothing is printed in a box: what it is for stands above it, for every form of names [R1]', async () => {
  for (const names of ['alike', 'arabic', 'chinese', 'emoji'] as const) {
    const print = { people: 5, names, paper: 'a4' } as const
    const html = await draw(
      <FridgeSheets
        sprint={sprintOf(print)}
        week={0}
        members={membersOfPrint(print)}
        entries={[]}
        paper="a4"
        mission={null}
        experiment={null}
        address="https://elefam.example/dashboard"
      />,
    )
    const boxes = [...html.matchAll(/<span class="sheet-box[^>]*data-task[^>]*>([^]*?)<[/]span>/g)]
    expect(boxes.length, names).toBeGreaterThan(30)
    expect(boxes.map(([, within]) => within).join(''), names).toBe('')
    const named = html.split('<bdi class="sheet-initial">').length - 1
    expect(named, names).toBe(boxes.length)
  }
})

test('sheets and strips say how to take a tick back [R8]', async () => {
  expect(await sheet()).toContain('wrong? ring the box, and Elefam asks')
  const print = { people: 5, names: 'apart', paper: 'a4' } as const
  const of = {
    sprint: sprintOf(print),
    week: 0,
    members: membersOfPrint(print),
    paper: 'a4',
  } as const
  const strips = await draw(<StripsSheets {...of} />)
  expect(strips.split('Wrong tick? Ring the box, and Elefam asks.')).toHaveLength(
    strips.split('data-sheet="strip').length,
  )
})

// A finger that comes down twice, quickly or slowly, on what moves on or writes on the main screens.
import { expectTheSame, openSixDevices } from '../support/six-devices.ts'
import { expect, test } from '../support/test.ts'
import { isHarmless, prepareToTap, tapTwice, type ScreenName } from '../support/two-taps.ts'

/** What does the most on each screen, and after how long it is hardest; `npm run faults -- two-taps` taps all. */
const most: [ScreenName, RegExp, number][] = [
  ['today', /^Feed the cat, Mia$/, 400],
  ['round', /^Start with Leo$/, 400],
  ['facts', /^Next/, 400],
  ['cards', /^Back$/, 150],
  ['obstacle', /^Next/, 400],
  ['own day', /^How was your day\?$/, 150],
  ['own day in pictures', /^Feed the cat$/, 150],
  ['wall', /^Read a story, Ben$/, 400],
]

test(
  'two taps where one was meant tick, answer and move on once, and undo nothing [K16]',
  { tag: '@phone' },
  async ({ server, anotherBrowser }) => {
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    await prepareToTap(six)
    const wrong: string[] = []
    for (const [screen, only, gap] of most)
      wrong.push(...(await tapTwice(six, screen, { only, times: [gap] })))
    expect(wrong.filter((what) => !isHarmless(what))).toEqual([])
    await expectTheSame(six)
  },
)

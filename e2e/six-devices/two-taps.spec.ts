// A finger that comes down twice, quickly or slowly, on what moves on or writes on the main screens.
import { expectTheSame, openSixDevices } from '../support/six-devices.ts'
import { expect, test } from '../support/test.ts'
import { tell } from '../support/thumb.ts'
import {
  isHarmless,
  prepareToTap,
  screens,
  tapTwice,
  type ScreenName,
} from '../support/two-taps.ts'

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

const all = (Object.keys(screens) as ScreenName[]).map((name) => [name, /./, null] as const)

test(
  'two taps where one was meant tick, answer and move on once, and undo nothing [K16]',
  { tag: '@phone' },
  async ({ server, anotherBrowser }) => {
    const isLong = Boolean(process.env['AT_LENGTH'])
    test.setTimeout(isLong ? 1_800_000 : 300_000)
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    await prepareToTap(six)
    const found: string[] = []
    for (const [screen, only, gap] of isLong ? all : most)
      found.push(...(await tapTwice(six, screen, { only, ...(gap && { times: [gap] }) })))
    const wrong = found.filter((what) => !isHarmless(what))
    tell('two-taps-wrong', wrong.length)
    tell('two-taps-harmless', found.length - wrong.length)
    expect.soft(wrong).toEqual([])
    if (!isLong) await expectTheSame(six)
  },
)

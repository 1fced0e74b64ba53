// A finger that comes down twice, quickly or slowly, on the buttons of the main screens.
import { expectTheSame, openSixDevices } from '../support/six-devices.ts'
import { expect, test } from '../support/test.ts'
import { prepareToTap, screens, tapTwice, type ScreenName } from '../support/two-taps.ts'

for (const name of Object.keys(screens) as ScreenName[])
test('x '+name, { tag: '@phone' }, async ({ server, anotherBrowser }) => {
  test.setTimeout(400_000)
  const six = await openSixDevices({ open: anotherBrowser, url: server.url })
  await prepareToTap(six)
  const t0 = Date.now()
  const found = await tapTwice(six, name)
  console.log(name, Date.now() - t0, '\n  ' + found.join('\n  '))
})
void [expect, expectTheSame]

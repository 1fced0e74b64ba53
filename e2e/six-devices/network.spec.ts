// A network that comes and goes under six devices on which everybody writes.
import { writeWhileItFlaps } from '../support/flapping.ts'
import { openSixDevices } from '../support/six-devices.ts'
import { expect, test } from '../support/test.ts'

test(
  'a network that flaps while all six write loses and doubles nothing, and all see the same [S8.18]',
  { tag: '@phone' },
  async ({ server, anotherBrowser }) => {
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    expect(await writeWhileItFlaps(six, 20), 'what was written').toBeGreaterThan(50)
  },
)

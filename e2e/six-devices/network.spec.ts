// A network that comes and goes under six devices on which everybody writes.
import { writeWhileItFlaps } from '../support/flapping.ts'
import { openSixDevices } from '../support/six-devices.ts'
import { expect, test } from '../support/test.ts'
import { tell } from '../support/thumb.ts'

/** `npm run faults -- flapping` has it at length. */
const seconds = process.env['AT_LENGTH'] ? 300 : 20

test(
  'a network that flaps while all six write loses and doubles nothing, and all see the same [S8.18]',
  { tag: '@phone' },
  async ({ server, anotherBrowser }) => {
    test.setTimeout(300_000 + 2 * seconds * 1000)
    const six = await openSixDevices({ open: anotherBrowser, url: server.url })
    const written = await writeWhileItFlaps(six, seconds)
    tell('flapping', written)
    // At least one a second of all six, on a busy machine too.
    expect(written, 'what was written').toBeGreaterThan(seconds)
  },
)

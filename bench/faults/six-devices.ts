import { figuresOf } from '../journeys.ts'
import { judged, type Result } from '../results.ts'

/** How long the journeys of e2e/six-devices take part here; without it they are short. */
const atLength = { AT_LENGTH: 'yes' }

/**
 * Six devices of a family write for five minutes while the network of each goes and comes every three
 * seconds. What is lost, doubled or not the same anywhere throws.
 */
export async function measureFlapping(rounds: number): Promise<Result[]> {
  let written = 0
  for (let round = 1; round <= rounds; round += 1) {
    const [told] = figuresOf(['e2e/six-devices/network.spec.ts'], atLength).get('flapping') ?? []
    written += told?.value ?? 0
  }
  const figure = {
    id: 'faults-flapping',
    what: 'Written on six devices while the network flaps, all of it kept once and shown everywhere',
    value: written,
    unit: 'times',
    command: 'npm run faults -- flapping',
    note: `${rounds} × 300 s, each device offline for 3 of every 6 seconds`,
  }
  return [judged(figure, { atLeast: rounds * 300 })]
}

/** Every button of the main screens under a finger that comes down twice. */
export async function measureTwoTaps(): Promise<Result[]> {
  const told = figuresOf(['e2e/six-devices/two-taps.spec.ts'], atLength)
  const sum = (id: string) => (told.get(id) ?? []).reduce((all, { value }) => all + value, 0)
  const figure = {
    id: 'faults-two-taps',
    what: 'Second taps that doubled, undid or skipped something',
    value: sum('two-taps-wrong'),
    unit: 'taps',
    command: 'npm run faults -- two-taps',
    note: `${sum('two-taps-harmless')} fell on something else, and nothing was written`,
  }
  return [judged(figure, { atMost: 0 })]
}

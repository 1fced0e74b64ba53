import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { bodyOf, usualBody } from './read-body.ts'

/** A request of which these packets have come, and nothing more will. */
function arrivedIn(...packets: string[]) {
  const incoming = Object.assign(new Readable({ read: () => undefined }), { complete: true })
  for (const packet of [...packets, null]) incoming.push(packet && Buffer.from(packet))
  const raw = new Request('http://elefam.test', { method: 'POST' })
  return { env: { incoming }, req: { raw } } as unknown as Parameters<typeof bodyOf>[0]
}

test.each([[['{"text":"one"}']], [['{"text":', '"in three', ' packets"}']], [[]]])(
  'a body that has arrived is read to its end, in however many packets it came: %j [A57]',
  async (packets) => {
    const body = await bodyOf(arrivedIn(...packets), usualBody)
    expect(new TextDecoder().decode(body)).toBe(packets.join(''))
  },
)

import { describe, expect, test } from 'vitest'
import { piecesOf } from './read-body.ts'

const bounds = { atMost: 100, within: 5_000, pause: 5_000, thrownAway: 200 }

/** A body of so many pieces of ten bytes, which counts how many were taken. */
function bodyOfPieces(pieces: number, declared?: number) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken === pieces) return controller.close()
        taken += 1
        controller.enqueue(new Uint8Array(10))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { ...(declared !== undefined && { 'content-length': String(declared) }) }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  return { request: new Request('http://localhost/', init), taken: () => taken }
}

async function read(request: Request) {
  let size = 0
  const refused = await (async () => {
    for await (const piece of piecesOf(request, bounds)) size += piece.length
  })().catch((error: unknown) => error)
  return { size, refused }
}

describe('a body that is too large', () => {
  test.each([undefined, 150])(
    'is taken to its end, and then refused: a proxy hears of it only then (declared %s) [H26]',
    async (declared) => {
      const { request, taken } = bodyOfPieces(15, declared)
      const { size, refused } = await read(request)
      expect(refused).toMatchObject({ code: 'too-large' })
      expect(taken()).toBe(15)
      expect(size, 'nobody reads what is too much').toBeLessThanOrEqual(100)
    },
  )

  test('is refused at once where it is far too large [A57]', async () => {
    const declared = bodyOfPieces(50, 500)
    expect((await read(declared.request)).refused).toMatchObject({ code: 'too-large' })
    expect(declared.taken()).toBe(0)
    const undeclared = bodyOfPieces(50)
    expect((await read(undeclared.request)).refused).toMatchObject({ code: 'too-large' })
    expect(undeclared.taken()).toBe(21)
  })

  test('of just the right size comes whole', async () => {
    expect(await read(bodyOfPieces(10, 100).request)).toEqual({ size: 100, refused: undefined })
  })
})

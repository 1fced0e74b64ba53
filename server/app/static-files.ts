import { createHash } from 'node:crypto'
import { extname, join, normalize, posix, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { programFile } from '#server/platform/program.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

type File = {
  plain: Buffer
  brotli: Buffer | null
  /** Made when it is first asked for: behind https every browser takes brotli. */
  gzipped: (() => Promise<Buffer>) | null
  type: string
  etag: string
}

/** Those that may name the address which families use: the build knows it only as %BASE_URL%. */
const finishedHere = new Set(['.html', '.xml', '.txt'])

/** Names with their content's hash in them never change. */
const forEver = 'public, max-age=31536000, immutable'

/**
 * Serves the built web from memory. The build leaves a .br beside what is worth compressing; what
 * names our own address is finished and compressed here. Source maps, the build's manifest and dot
 * files are not for visitors (A54).
 */
export function staticFiles(folder: string, baseUrl: string) {
  const files = new Map<string, Promise<File | null>>()

  const load = async (name: string): Promise<File | null> => {
    const path = normalize(join(folder, name))
    const type = types[extname(path)]
    // Two slashes mean the same file: by ever new names for it the memory would fill with copies.
    if (name.startsWith('/') || posix.normalize(name) !== name) return null
    if (!path.startsWith(folder + sep) || !type || /(^|\/)\./.test(name)) return null
    const built = await programFile(path)
    if (!built) return null
    const finish = finishedHere.has(extname(path))
    const plain = finish ? Buffer.from(built.toString().replaceAll('%BASE_URL%', baseUrl)) : built
    const brotli = finish ? await promisify(brotliCompress)(plain) : await programFile(`${path}.br`)
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`
    const gzipped = brotli && once(() => promisify(gzip)(plain))
    return { plain, brotli, gzipped, type, etag }
  }

  return async (c: Context, name: string, status: 200 | 404 = 200): Promise<Response | null> => {
    let file = files.get(name)
    if (!file) {
      file = load(name)
      // Only what is there is remembered, or anybody could fill the memory with names.
      if (await file) files.set(name, file)
    }
    const found = await file
    if (!found) return null
    c.header('cache-control', name.startsWith('assets/') ? forEver : 'no-cache')
    c.header('vary', 'accept-encoding')
    if (status === 200) {
      c.header('etag', found.etag)
      if (c.req.header('if-none-match') === found.etag) return c.body(null, 304)
    }
    c.header('content-type', found.type)
    const { encoding, bytes } = await encoded(found, c.req.header('accept-encoding') ?? '')
    if (encoding) c.header('content-encoding', encoding)
    return c.body(new Uint8Array(bytes), status)
  }
}

/** As small as the browser takes it: over plain http, as on a LAN, that is gzip (H11). */
async function encoded({ plain, brotli, gzipped }: File, accepted: string) {
  if (brotli && /\bbr\b/.test(accepted)) return { encoding: 'br', bytes: brotli }
  if (gzipped && /\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: await gzipped() }
  return { encoding: null, bytes: plain }
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

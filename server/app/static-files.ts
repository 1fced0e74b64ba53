import { createHash } from 'node:crypto'
import { extname, join, normalize, posix, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { programFile, type Bytes } from '#server/platform/program.ts'
import { pictureHeaders, type BrandedPages } from './brand/branded-pages.ts'
import { variesBy } from './reader-language.ts'

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

/** The forms in which it is sent. */
type Bodies = {
  plain: () => Promise<Bytes>
  brotli: Bytes | null
  /** Made when it is asked for: behind https every browser takes brotli. */
  gzipped: (() => Promise<Bytes>) | null
}

type File = Bodies & {
  type: string
  etag: string
  headers?: Record<string, string>
}

/** Those that may name the address which families use: the build knows it only as %BASE_URL%. */
const finishedHere = new Set(['.html', '.xml', '.txt'])

/** Those that may say a host's name, or the address of something that does. */
const brandedHere = new Set([...finishedHere, '.js', '.css', '.json', '.webmanifest'])

/** Names with their content's hash in them never change. */
const forEver = 'public, max-age=31536000, immutable'

/**
 * Serves the built web from memory. The build leaves a .br beside what is worth compressing; what
 * names our own address is finished and compressed here, and so is what shows a host's own brand. Source maps, the build's manifest and dot
 * files are not for visitors (A54).
 */
export function staticFiles(folder: string, baseUrl: string, brand: BrandedPages | null) {
  const files = new Map<string, Promise<File | null>>()

  const load = async (asked: string, door: Door): Promise<File | null> => {
    const picture = brand?.picture(asked)
    if (picture) return pictureFile(picture, types[extname(asked)]!)
    const name = brand ? brand.fileOf(asked) : asked
    if (name === null) return null
    const path = normalize(join(folder, name))
    const type = types[extname(path)]
    // Two slashes mean the same file: by ever new names for it the memory would fill with copies.
    if (name.startsWith('/') || posix.normalize(name) !== name) return null
    if (!path.startsWith(folder + sep) || !type || /(^|\/)\./.test(name)) return null
    const built = await programFile(path)
    if (!built) return null
    const plain = atDoor(finished(name, built), door)
    const brotli = plain.equals(built)
      ? ((await programFile(`${path}.br`)) ?? (await compressed(name, plain)))
      : await compress(plain)
    return { ...(brotli ? small(brotli) : whole(plain)), type, etag: etagOf(plain) }
  }

  const finished = (name: string, built: Bytes): Bytes => {
    const kind = extname(name)
    if (!(brand ? brandedHere : finishedHere).has(kind)) return built
    const own = brand ? brand.text(name, built.toString()) : built.toString()
    return Buffer.from(finishedHere.has(kind) ? own.replaceAll('%BASE_URL%', baseUrl) : own)
  }

  const known = async (name: string, door: Door): Promise<File | null> => {
    const key = door === 'open' ? name : `${name} ${door}`
    const before = files.get(key)
    if (before) return before
    // At once, so that of many who ask for it in one moment only one has it made.
    const file = load(name, door)
    files.set(key, file)
    const found = await file.catch(() => null)
    // Only what is there is remembered, or anybody could fill the memory with names.
    if (!found) files.delete(key)
    return file
  }

  return async (
    c: Context,
    name: string,
    { status = 200, door = 'open', language = 'en' }: Wanted = {},
  ): Promise<Response | null> => {
    const isForEver = name.startsWith('assets/')
    const own = language === 'en' || isForEver ? null : await known(`${language}/${name}`, door)
    const found = own ?? (await known(name, door))
    if (!found) return null
    c.header('cache-control', isForEver ? forEver : 'no-cache')
    c.header('vary', isForEver ? 'accept-encoding' : variesBy)
    if (status === 200) {
      c.header('etag', found.etag)
      if (c.req.header('if-none-match') === found.etag) return c.body(null, 304)
    }
    c.header('content-type', found.type)
    for (const [header, value] of Object.entries(found.headers ?? {})) c.header(header, value)
    const { encoding, bytes } = await encoded(found, c.req.header('accept-encoding') ?? '')
    if (encoding) c.header('content-encoding', encoding)
    return c.body(bytes, status)
  }
}

/** In a language where there is a file of its own for it, else in English. */
type Wanted = { status?: 200 | 404; door?: Door; language?: string }

/** Whether strangers are told of what is here, or a house that is somebody's own shows its door alone (H25). */
export type Door = 'open' | 'private'

/** A page says so at its root, before anything is drawn: the styles hide what is for strangers. */
function atDoor(page: Bytes, door: Door): Bytes {
  if (door === 'open') return page
  return Buffer.from(page.toString().replace(/<html lang="[^"]*"/, '$& data-door="private"'))
}

/** The build compresses all but what is finished here. */
async function compressed(name: string, plain: Bytes): Promise<Bytes | null> {
  return finishedHere.has(extname(name)) ? compress(plain) : null
}

/** The last two steps would save a tenth more, for five times the time and the memory of a visitor’s first look. */
const compress = (plain: Bytes): Promise<Bytes> =>
  promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/** What cannot be small is kept as it is. */
const whole = (plain: Bytes): Bodies => ({
  plain: () => Promise.resolve(plain),
  brotli: null,
  gzipped: null,
})

/**
 * What can be is kept in that form alone, in each language: hardly anybody asks for another. All who do
 * have the same copy: else whoever reads none of many answers fills the memory with them (A81).
 */
function small(brotli: Bytes): Bodies {
  const plain = oneCopy(() => promisify(brotliDecompress)(brotli))
  return { plain, brotli, gzipped: oneCopy(async () => promisify(gzip)(await plain())) }
}

function pictureFile(plain: Bytes, type: string): File {
  return { ...whole(plain), type, etag: etagOf(plain), headers: pictureHeaders }
}

const etagOf = (plain: Bytes) =>
  `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`

/** As small as the browser takes it: over plain http, as on a LAN, that is gzip (H11). */
async function encoded({ plain, brotli, gzipped }: File, accepted: string) {
  if (brotli && /\bbr\b/.test(accepted)) return { encoding: 'br', bytes: brotli }
  if (gzipped && /\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: await gzipped() }
  return { encoding: null, bytes: await plain() }
}

/** Made anew only where nobody has what was made before. */
function oneCopy(make: () => Promise<Bytes>): () => Promise<Bytes> {
  let last: WeakRef<Bytes> | undefined
  let making: Promise<Bytes> | undefined
  const makeAnew = async () => {
    try {
      const bytes = await make()
      last = new WeakRef(bytes)
      return bytes
    } finally {
      making = undefined
    }
  }
  return async () => last?.deref() ?? (making ??= makeAnew())
}

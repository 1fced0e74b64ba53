import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

// Not what names the families' address: the server writes it in, and compresses afterwards.
const worthIt = /[.](?:js|css|svg|json|webmanifest)$/
/** Below this a packet is a packet. */
const smallest = 1_024

/** Leaves a .br beside every text of the build that has none, so that the server never compresses anything. */
export async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => worthIt.test(name)).map((name) => join(folder, name))
  await Promise.all(texts.filter((file) => !existsSync(`${file}.br`)).map(shrink))
}

async function shrink(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
}

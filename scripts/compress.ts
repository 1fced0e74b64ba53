import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

// Not what names the families' address: the server writes it in, and compresses afterwards.
const worthIt = /[.](?:js|css|svg|json|webmanifest)$/
/** Below this a packet is a packet. */
const smallest = 1_024

/** Leaves a .br beside every text of the build, so that the server never compresses anything. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!existsSync(folder)) return // What went wrong before is told, and not this.
        const names = await readdir(folder, { recursive: true })
        await Promise.all(
          names.filter((name) => worthIt.test(name)).map((name) => shrink(join(folder, name))),
        )
      },
    },
  }
}

/** Leaves a .br beside one file, where it is worth it. */
export async function shrink(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
}

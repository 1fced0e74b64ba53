import { build } from 'vite'

/** A program as a browser gets it: one minified script that sets the global `name` to what `entry` exports. */
export async function scriptOf(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('Vite has built nothing')
  return first.output[0].code
}

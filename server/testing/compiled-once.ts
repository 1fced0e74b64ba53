import { join } from 'node:path'

/** For whoever starts this program: what it loads is read and compiled once, not at every start. */
export const compiledOnce = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
}

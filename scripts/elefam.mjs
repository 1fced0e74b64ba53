// `npm run backup` and its like: the program's own command line, from its sources.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { bootstrap, isMain, root } from './bootstrap.mjs'

if (isMain(import.meta.url) && bootstrap({ dev: false }))
  await import(pathToFileURL(join(root, 'server/main.ts')).href)

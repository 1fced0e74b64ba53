// `npm start`: installs what is missing, builds what has changed, and becomes the server. package.json
// keeps V8's nursery small (4 MB), or a family's server would idle with 20 MB of garbage from its
// start, and its heap from trebling before it is tidied (decision 012); and has malloc give the
// 19 MiB of a password’s hash back to the system and keep one heap for all threads (each of its own
// kept 2 MB for good).
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, root } from './bootstrap.mjs'
import { buildWhenChanged } from './build.mjs'

if (bootstrap({ dev: false })) {
  if (!buildWhenChanged()) {
    console.error('Elefam could not be built; the lines above say why.')
    process.exit(1)
  }
  // The server is compiled once, not at every start.
  module.enableCompileCache?.(join(root, 'node_modules/.cache/compiled'))
  await import(pathToFileURL(join(root, 'dist/main.js')).href)
}

// `npm start`: installs what is missing, builds what has changed, and becomes the server.
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

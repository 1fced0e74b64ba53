// `npm start`: installs what is missing, builds what has changed, and becomes the server. package.json
// keeps V8's nursery small (4 MB): a family's server would otherwise idle with 20 MB of garbage from
// its start.
import module from 'node:module'
import { join } from 'node:path'
import { bootstrap, root } from './bootstrap.mjs'
import { buildWhenChanged } from './build.mjs'

if (bootstrap({ dev: false })) {
  if (!buildWhenChanged()) {
    console.error('The pages could not be built; the lines above say why.')
    process.exit(1)
  }
  // The server's TypeScript is stripped of its types once, not at every start.
  module.enableCompileCache?.(join(root, 'node_modules/.cache/compiled'))
  await import('../server/main.ts')
}

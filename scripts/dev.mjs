// `npm run dev`: the pages from vite, which replaces what is edited in place, and the server beside
// it, which starts again when its files change. PORT is the pages' address (3000 when not set).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bootstrap, root } from './bootstrap.mjs'

if (bootstrap({ dev: true })) await develop()

async function develop() {
  const { createServer } = await import('vite')
  const { freePort } = await import('./free-port.ts')
  const port = Number(process.env.PORT || 3000)
  const serverPort = await freePort()
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), BASE_URL: `http://localhost:${port}` },
  })
  const proxied = ['/api', '/healthz', '/readyz']
  const pages = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        proxied.map((path) => [path, { target: `http://localhost:${serverPort}`, xfwd: true }]),
      ),
    },
  })
  await pages.listen()
  pages.printUrls()

  const stop = (signal) => {
    server.kill(signal)
    void pages.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(signal))
  server.once('exit', (code) => {
    void pages.close()
    process.exitCode = code ?? 0
  })
}

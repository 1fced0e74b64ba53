// Parse Server as a program of its own: FOLDER it is installed in, DATABASE_URL, PORT.
import { createRequire } from 'node:module'
import { join } from 'node:path'

type Parse = { start: () => Promise<void>; app: unknown }
type Express = { use: (path: string, app: unknown) => void; listen: Listen }
type Listen = (port: number, host: string, ready: () => void) => void

const [folder = '', databaseURI = '', port = ''] = process.argv.slice(2)
const load = createRequire(join(folder, 'package.json'))
const { ParseServer } = load('parse-server') as {
  ParseServer: new (options: object) => Parse
}
const express = load('express') as () => Express

const server = new ParseServer({
  databaseURI,
  appId: 'bench',
  masterKey: 'of the bench',
  serverURL: `http://127.0.0.1:${port}/parse`,
  allowClientClassCreation: true,
  silent: true,
  logLevel: 'error',
})
await server.start()
const app = express()
app.use('/parse', server.app)
app.listen(Number(port), '127.0.0.1', () => console.log('Parse Server is ready'))

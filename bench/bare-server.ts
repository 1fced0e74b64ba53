// The limit to measure against: bare node:http over node:sqlite, prepared statements, and nothing
// else. It answers as Elefam does, from a copy of the same database. Arguments: file and port.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { sprintId } from './family.ts'

const [file = '', port = '0'] = process.argv.slice(2)
const database = new DatabaseSync(file)
for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) {
  database.exec(`pragma ${pragma}`)
}

const sessionAndUser = database.prepare(
  `select users.id, name, email, emailVerified, role, familyId, onboardingComplete, expiresAt
   from sessions join users on users.id = sessions.userId where hash = ?`,
)
const documents = database.prepare(
  `select document from families where id = ?
   union all select document from sprints where familyId = ?`,
)

type UserRow = Record<'id' | 'name' | 'email' | 'role' | 'familyId' | 'expiresAt', string> &
  Record<'emailVerified' | 'onboardingComplete', number>

/** What the session is found by: the hash of the token in its cookie. */
function hashOf(cookie = ''): string {
  const token = /session_token=([\w-]+)/.exec(cookie)?.[1] ?? ''
  return createHash('sha256').update(token).digest('base64url')
}

function read(hash: string): string {
  const row = sessionAndUser.get(hash) as UserRow
  const user = {
    id: row.id,
    profile: { name: row.name, email: row.email },
    emailVerified: row.emailVerified === 1,
    role: row.role,
    familyId: row.familyId,
    onboardingComplete: row.onboardingComplete === 1,
  }
  const rows = documents.all(row.familyId, row.familyId) as { document: string }[]
  const [family, ...sprints] = rows.map(({ document }) => document)
  return `{"user":${JSON.stringify(user)},"family":${family},"sprints":[${sprints.join(',')}]}`
}

const begin = database.prepare('begin immediate')
const take = database.prepare(
  'update families set sequence = sequence + 1 where id = ? returning sequence, document',
)
const find = database.prepare('select document from sprints where familyId = ? and id = ?')
const update = database.prepare(
  'update sprints set version = ?, document = ? where familyId = ? and id = ?',
)
const append = database.prepare(
  `insert into changes (familyId, sequence, commandId, sprintId, version, userId, at, command, undo)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)
const commit = database.prepare('commit')

const { familyId, userId } = database.prepare('select familyId, userId from changes').get() as {
  familyId: string
  userId: string
}

/** The statements of a tick with documents of the same size, durable before the answer. */
function write(body: string): string {
  const command = JSON.parse(body) as { id: string }
  const at = new Date().toISOString()
  begin.run()
  const { sequence } = take.get(familyId) as { sequence: number }
  const { document } = find.get(familyId, sprintId) as { document: string }
  update.run(sequence, document, familyId, sprintId)
  append.run(familyId, sequence, command.id, sprintId, sequence, userId, at, body, body)
  commit.run()
  return JSON.stringify({ sequence, version: sequence, at, userId })
}

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET') return send(response, read(hashOf(request.headers.cookie)))
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => send(response, write(body)))
}

createServer(answer).listen(Number(port), '127.0.0.1', () => console.log('The limit is ready'))

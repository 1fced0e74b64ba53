import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { freePort } from '../scripts/free-port.ts'
import { startProgram, withAllCores, type Started } from './cores.ts'

export const parseVersion = '9.10.0'

/** A signed-in user of Parse Server, with a family and its weeks that nobody else may see. */
export type ParseFamily = { headers: Record<string, string>; familyId: string; weekId: string }

type Parse = Started & { port: number }

/** Starts Parse Server on a database; it is installed for this bench alone, beside the project. */
export async function startParse(databaseUrl: string): Promise<Parse> {
  const folder = await withAllCores(async () => install())
  const port = await freePort()
  const program = join(import.meta.dirname, 'parse-program.ts')
  const command = [process.execPath, program, folder, databaseUrl, String(port)]
  const started = await startProgram(command, { cwd: folder })
  return { ...started, port }
}

function install(): string {
  const folder = join(tmpdir(), `elefam-bench-parse-server-${parseVersion}`)
  if (existsSync(join(folder, 'installed'))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const npm = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  execFileSync('npm', [...npm, `parse-server@${parseVersion}`], {
    cwd: folder,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeFileSync(join(folder, 'installed'), '')
  return folder
}

const app = { 'x-parse-application-id': 'bench' }

/** Gives Parse Server the same family and weeks, as objects of a user who signs up for them. */
export async function settleParse(
  { port }: Parse,
  { family, sprints }: Pick<Bootstrap, 'family' | 'sprints'>,
  index: number,
): Promise<ParseFamily> {
  const call = async (path: string, body: object, headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${port}/parse/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`Parse's ${path} answered ${response.status} ${text}`)
    return JSON.parse(text) as { objectId: string; sessionToken: string }
  }
  const account = { username: `parent${index}`, password: 'giraffe-umbrella' }
  const user = await call('users', account, app)
  const headers = { ...app, 'x-parse-session-token': user.sessionToken }
  const own = { ACL: { [user.objectId]: { read: true, write: true } } }
  const home = await call('classes/Family', { ...fieldsOf(family), ...own }, headers)
  const pointer = { family: familyPointer(home.objectId) }
  let weekId = ''
  for (const sprint of sprints) {
    const week = { ...fieldsOf(sprint), ...own, ...pointer, done: {} }
    weekId = (await call('classes/Sprint', week, headers)).objectId
  }
  return { headers: { ...headers, host: `127.0.0.1:${port}` }, familyId: home.objectId, weekId }
}

/** What Parse keeps by itself, and under names of its own, it is not given a second time. */
function fieldsOf(document: object): object {
  const kept = Object.entries(document).filter(
    ([name]) => !['id', 'createdAt', 'updatedAt', 'familyId'].includes(name),
  )
  return Object.fromEntries(kept)
}

const familyPointer = (objectId: string) => ({
  __type: 'Pointer',
  className: 'Family',
  objectId,
})

/** The weeks of a family, and the family with them: what is nearest to a first paint. */
export function parseRead({ familyId }: ParseFamily): string {
  const where = encodeURIComponent(JSON.stringify({ family: familyPointer(familyId) }))
  return `/parse/classes/Sprint?where=${where}&include=family&order=startsOn`
}

/** Where a week is updated by PUT. */
export const parseWeek = ({ weekId }: ParseFamily): string => `/parse/classes/Sprint/${weekId}`

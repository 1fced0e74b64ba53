import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { agreed, haproxySettings, type Node } from './cluster-settings.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/operate.md'), 'utf8')
const node = (name: string, host: string): Node => ({ name, host, port: 5432, rest: 8008 })

test('hosts read the settings with which a takeover is tried', () => {
  const door = haproxySettings(5000, [node('one', '10.0.0.1'), node('two', '10.0.0.2')])
  expect(page).toContain(door.trim())
  for (const [name, value] of Object.entries(agreed)) {
    if (typeof value !== 'object') expect(page).toContain(`    ${name}: ${value}\n`)
  }
  expect(page).toContain('server_login_retry = 1')
})

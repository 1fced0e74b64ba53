// Finds a Chromium for the journeys. A machine without one gets the build that comes with the
// packages: an npm install is enough to run every test.
import { chromium as playwrightChromium } from '@playwright/test'
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** Options for Playwright's `launch`. */
export interface Chromium {
  /** Without it Playwright chooses. */
  executablePath?: string
  args: string[]
  env: Record<string, string>
}

const root = join(import.meta.dirname, '../..')

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

// The first two serve containers: root has no sandbox, and there is no graphics card. The others
// keep the browser from calling home.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** CHROMIUM_PATH, else the system's, else Playwright's own, else the one among the packages. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH'] || onThisSystem()
  if (given) return { executablePath: given, args, env: ownEnv() }
  if (existsSync(playwrightChromium.executablePath())) {
    return { args, env: ownEnv() }
  }
  return fromPackages()
}

function onThisSystem(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => systemNames.map((name) => join(folder, name)))
  return [...onPath, ...macApps].find((path) => existsSync(path))
}

async function fromPackages(): Promise<Chromium> {
  if (platform() !== 'linux' || arch() !== 'x64') {
    throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to where it is.')
  }
  const folder = await unpack()
  const executablePath = join(folder, 'chromium')
  const env = ownEnv()
  if (lacksLibraries(executablePath)) {
    const libraries = join(folder, 'al2023/lib')
    env['LD_LIBRARY_PATH'] = [libraries, env['LD_LIBRARY_PATH']].filter(Boolean).join(delimiter)
  }
  // Without any font the browser gives up; the archive brings one.
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] ??= join(folder, 'fonts')
  return { executablePath, args: [...args, '--font-render-hinting=none'], env }
}

/** Unpacks the packaged browser once and returns its folder, which is named by its version. */
async function unpack(): Promise<string> {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const cache = join(root, 'node_modules/.cache')
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  try {
    // The package unpacks into the temporary folder, and its libraries only where it believes to
    // be on Amazon's runtime: a process of its own may be told both.
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpackScript], {
      cwd: root,
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'nodejs22.x' },
    })
    renameSync(draft, folder)
  } catch (error) {
    // Another process may have been faster; its folder is as good.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}

const unpackScript = `
  import chromium from '@sparticuz/chromium'
  await chromium.executablePath()
`

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}

function ownEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}

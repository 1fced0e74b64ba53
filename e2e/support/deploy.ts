import {
  cpSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'

/** A copy of the built program in a folder of its own, that another version can take the place of. */
export function copyProgram(program: string): string {
  const here = join(import.meta.dirname, '../..')
  for (const part of ['dist', 'web/dist', 'package.json'])
    cpSync(join(here, part), join(program, part), { recursive: true })
  symlinkSync(join(here, 'node_modules'), join(program, 'node_modules'))
  return program
}

/** A page, and the worker that keeps it, by their addresses. */
type Part = { page: string; worker: string }

/** The same program under another name: its page says which one it is. */
export function deploy(program: string, version: string, { page, worker }: Part): void {
  const folder = join(program, 'web/dist')
  change(join(folder, `pages${page}.html`), (html) => marked(html, version))
  rmSync(join(folder, `${worker}.br`), { force: true })
  change(join(folder, worker), (text) => inWorker(text, version))
}

function change(path: string, edit: (text: string) => string): void {
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
}

const marked = (html: string, version: string) =>
  html.replace(/<html[^>]*>/, `<html lang="en" data-program="${version}">`)

const inWorker = (text: string, version: string) =>
  text.replace(/version:([`"'])[^`"']*\1/, `version:"${version}"`)

/**
 * The same program as another build has it: every script is called otherwise, and what the scripts were
 * called before is gone. Each page says which build it is.
 */
export function rebuild(program: string, version: string, worker: string): void {
  const folder = join(program, 'web/dist')
  const scripts = globSync('assets/*.js', { cwd: folder }).map((path) => basename(path))
  const nameOf = (name: string) => name.replace(/(?:~\w+)?[.]js$/, `~${version}.js`)
  const names = new Map(scripts.map((name) => [name, nameOf(name)]))
  for (const path of globSync('**/*.br', { cwd: folder })) rmSync(join(folder, path))
  for (const path of globSync('**/*.{js,css,html,json}', { cwd: folder })) {
    const text = readFileSync(join(folder, path), 'utf8')
    const renamed = text.replace(/[\w~-]+[.]js\b/g, (name) => names.get(name) ?? name)
    writeFileSync(join(folder, path), renamed)
  }
  for (const [before, after] of names)
    renameSync(join(folder, 'assets', before), join(folder, 'assets', after))
  for (const path of globSync('pages/**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, path), 'utf8')
    writeFileSync(join(folder, path), marked(html, version))
  }
  change(join(folder, worker), (text) => inWorker(text, version))
}

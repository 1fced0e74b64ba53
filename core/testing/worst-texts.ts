import { limits } from '../limits.ts'

/** Three versions of a text in which nothing but the same few sentences stands, again and again. */
export const texts = {
  base: '\n'.repeat(limits.note / 2),
  changed: `${'\n'.repeat(limits.note / 2 + 100)}a`,
}

export const sentences = {
  base: 'a.b.'.repeat(limits.note / 8),
  changed: 'b.a.c.'.repeat(limits.note / 9),
}

/** Each of these fields with such a text, as an edit that began before somebody else's. */
export const edits = (...names: string[]) =>
  [texts, sentences].map(({ base, changed }) => ({
    changes: Object.fromEntries(names.map((name) => [name, changed])),
    from: Object.fromEntries(names.map((name) => [name, base])),
  }))

/** Under this name a database keeps the version of the program that last brought its schema up. */
export const schemaMaker = 'schema made by'

/** A newer program in words: by its version or, where a database does not tell that, by a step of it. */
export function newerElefam(maker: string | undefined, step: string): string {
  return maker === undefined
    ? `a newer Elefam (it knows ${step})`
    : `Elefam ${maker}, which is newer than this one`
}

import { safeReturn, signedIn } from '#core/paths.ts'

/** Whether it happens in a popup, and the screen to go to afterwards. */
export type Journey = { popup: boolean; to: string }

/** The journey as the address that the library keeps with the state, and sends the browser to. */
export function noteOf({ popup, to }: Journey): string {
  return `${signedIn}?${new URLSearchParams({ popup: popup ? 'yes' : 'no', to }).toString()}`
}

/** The journey and the error of the library's answer; without a good state it knows of no journey. */
export function readNote(location: string | null): { journey: Journey; error: string | null } {
  const { pathname, searchParams } = new URL(location ?? '/', 'http://localhost')
  const known = pathname === signedIn
  const popup = !known || searchParams.get('popup') === 'yes'
  const to = safeReturn(known ? searchParams.get('to') : null)
  return { journey: { popup, to }, error: searchParams.get('error') ?? (known ? null : 'unknown') }
}

import { afterwards } from '#web/lib/afterwards.tsx'

/** Says who else has the same open, and who changed it meanwhile. Nothing waits for its code. */
export const WhoElse = afterwards(async () => (await import('./who-else-line.tsx')).WhoElseLine)

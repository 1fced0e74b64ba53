// Works ALTCHA's tasks out beside the page, so that typing goes on meanwhile.
import { handler } from 'altcha-lib/workers/shared'
import { deriveKey } from './derive-key.ts'

handler({ deriveKey })

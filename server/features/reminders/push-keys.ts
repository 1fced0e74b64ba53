import { webcrypto } from 'node:crypto'
import { keepHostKey } from '#server/store/host-keys.ts'
import type { Database } from '#server/store/schema.ts'

/** The keys by which push services know this installation (VAPID), in base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

async function makeKeys(): Promise<string> {
  const { subtle } = webcrypto
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const { publicKey, privateKey } = await subtle.generateKey(curve, true, ['sign', 'verify'])
  const { d = '' } = await subtle.exportKey('jwk', privateKey)
  return `${base64url(await subtle.exportKey('raw', publicKey))}.${d}`
}

/**
 * Made once for all servers on a database, and kept there: a browser's subscription is good for the key
 * that it was made with, also after a restore.
 */
export async function readPushKeys(db: Database): Promise<PushKeys> {
  const known = keysOf.get(db) ?? readOnce(db)
  keysOf.set(db, known)
  return known
}

const keysOf = new WeakMap<Database, Promise<PushKeys>>()

async function readOnce(db: Database): Promise<PushKeys> {
  try {
    const [publicKey = '', privateKey = ''] = (await keepHostKey(db, 'push', makeKeys)).split('.')
    return { publicKey, privateKey }
  } catch (error) {
    keysOf.delete(db)
    throw error
  }
}

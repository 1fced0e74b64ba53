import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inWorkFolder } from './work-folder.ts'

/**
 * Backups that only a passphrase opens, in the format of age (age-encryption.org): its own program
 * opens them as well, should there be no Elefam.
 */
export const lockedEnding = '.age'
const beginning = 'age-encryption.org/v1'

/**
 * How hard guessing is: 2^16 blocks are 64 MB and half a second for each guess. The format's usual 18
 * takes four times as much, which a small machine has not.
 */
const workFactor = 16

export type Passphrase = string | undefined

/** Loaded where it is used: most servers need it once a day, in a process of its own. */
const age = () => import('age-encryption')

/** Encrypts a file into another one, piece by piece. */
export async function lockFile(from: string, to: string, passphrase: string): Promise<void> {
  const { Encrypter } = await age()
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(workFactor)
  encrypter.setPassphrase(passphrase)
  const locked = await encrypter.encrypt(bytesOf(from))
  await pipeline(locked, createWriteStream(to, { mode: 0o600, flush: true }))
}

/** Whether a file is encrypted, by what it begins with. */
export async function isLocked(file: string): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning.length), 0)
    return buffer.toString('latin1', 0, bytesRead) === beginning
  } finally {
    await handle.close()
  }
}

/** Does something with a file in the clear, which for an encrypted one is there for as long as that. */
export async function inTheClear<Result>(
  { file, dataDir, passphrase }: { file: string; dataDir: string; passphrase?: Passphrase },
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (!(await isLocked(file))) return work(file)
  return inWorkFolder(existsSync(dataDir) ? dataDir : tmpdir(), 'unlocking', async (folder) => {
    const clear = join(folder, basename(file, lockedEnding))
    await unlock(file, clear, passphrase)
    return work(clear)
  })
}

async function unlock(file: string, to: string, passphrase: Passphrase): Promise<void> {
  const name = basename(file)
  if (passphrase === undefined) {
    throw new Error(`${name} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`)
  }
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const clear = await decrypter.decrypt(bytesOf(file)).catch((error: unknown) => {
    throw new Error(
      `BACKUP_PASSPHRASE does not open ${name}: it was made with another one, or its beginning is damaged.`,
      { cause: error },
    )
  })
  await pipeline(clear, createWriteStream(to, { mode: 0o600 })).catch((error: unknown) => {
    throw new Error(`${name} is damaged: it is not what was written when the copy was made.`, {
      cause: error,
    })
  })
}

/** A file's bytes as the library takes them, piece by piece as it asks for them. */
function bytesOf(file: string): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = createReadStream(file)[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: async () => void (await pieces.return?.()),
  })
}

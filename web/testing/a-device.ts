import { vi } from 'vitest'
import { mutatorsOf } from '#web/data/mutate.ts'
import type { openStream } from '#web/data/family-stream.ts'
import { listenLive } from '#web/data/live.ts'
import { OfflineError, type request } from '#web/data/api.ts'
import { createStore, type Store } from '#web/data/store.ts'
import { memoryStorage } from './memory-storage.ts'
import type { Asked, LogServer } from './log-server.ts'

/** Something on its way: it may arrive, or be lost before or after the server had it. */
type OnItsWay = { arrive: () => void; lose: () => void }

type Listener = Parameters<typeof openStream>[1]

/** A parent's device on a bad line: the test says what arrives, what is lost, and what is heard when. */
export function aDevice(server: LogServer, userId: string) {
  const storage = memoryStorage()
  const onItsWay: OnItsWay[] = []
  let stream: { listener: Listener; told: number; isOpen: boolean } | null = null
  let store!: Store
  let leave = () => {}

  const ask = ((path: string, asked: Asked = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const lose = () => reject(new OfflineError())
      const arrive = () => {
        let answer: () => void
        try {
          const said = server.answer(userId, path, asked)
          answer = () => resolve(said)
        } catch (error) {
          answer = () => reject(error as Error)
        }
        onItsWay.push({ arrive: answer, lose })
      }
      onItsWay.push({ arrive, lose })
    })) as typeof request

  const open: typeof openStream = (path, listener) => {
    const own = { listener, told: Number(/after=(\d+)/.exec(path)![1]), isOpen: false }
    stream = own
    return () => {
      if (stream === own) stream = null
    }
  }

  const start = async () => {
    store = createStore({ storage, onSignedOut: vi.fn(), ask })
    void store.load().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1)
    leave = listenLive(store, { open })
  }

  return {
    start,
    /** The page is gone with everything that was on its way; the next one has what was kept. */
    reload: async () => {
      leave()
      stream = null
      onItsWay.length = 0
      await start()
    },
    store: () => store,
    send: () => mutatorsOf(store),
    onItsWay,
    arrive: (which: number) => onItsWay.splice(which, 1)[0]?.arrive(),
    lose: (which: number) => onItsWay.splice(which, 1)[0]?.lose(),
    /** Hears the next thing on its stream; false where there is none. */
    hear: (): boolean => {
      if (!stream) return false
      const { listener } = stream
      if (!stream.isOpen) {
        stream.isOpen = true
        listener.opened({ rules: server.documents().rules, now: new Date().toISOString() })
        return true
      }
      if (server.isGapAfter(stream.told)) {
        stream.told = server.documents().sequence
        listener.missed()
        return true
      }
      const [entry] = server.entriesAfter(stream.told)
      if (!entry) return false
      stream.told = entry.sequence
      listener.changed(JSON.parse(JSON.stringify(entry)) as typeof entry)
      return true
    },
    cut: () => {
      const broken = stream
      stream = null
      broken?.listener.broke(broken.isOpen)
    },
    leave: () => leave(),
  }
}

export type Device = ReturnType<typeof aDevice>

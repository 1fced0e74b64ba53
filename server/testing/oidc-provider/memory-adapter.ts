import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where the provider keeps what it gives out; its own adapter warns at every start. */
export function memory() {
  const kept = new Map<string, AdapterPayload>()
  return (kind: string): Adapter => {
    const key = (id: string) => `${kind} ${id}`
    const findBy = (field: 'uid' | 'userCode') => async (value: string) =>
      [...kept].find(([name, entry]) => name.startsWith(kind) && entry[field] === value)?.[1]
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: findBy('uid'),
      findByUserCode: findBy('userCode'),
      destroy: async (id) => void kept.delete(key(id)),
      consume: async (id) => {
        const entry = kept.get(key(id))
        if (entry) entry.consumed = Math.floor(Date.now() / 1000)
      },
      revokeByGrantId: async (grantId) => {
        for (const [name, entry] of kept) if (entry.grantId === grantId) kept.delete(name)
      },
    }
  }
}

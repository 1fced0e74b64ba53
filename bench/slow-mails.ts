import { setTimeout as wait } from 'node:timers/promises'
import { apiPaths } from '#core/paths.ts'
import { openStore } from '#server/store/database.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { account } from './elefam.ts'
import { post, type Noise } from './noises.ts'
import { timed, type Setting, type Stage } from './slow-noises.ts'

/** Invites to a mail server that takes its time; another family's mail goes to a quick one. */
export async function slowMails(
  { port, loud, quiet }: Setting,
  smtp: SlowMailServer,
): Promise<Stage> {
  // Who was let in by the seed more than ten minutes ago shows once more that it is them (A84).
  for (const family of [...loud, quiet])
    await post(port, family, apiPaths.proof, JSON.stringify({ password: account.password }))
  let sent = 0
  const invites = loud.map((family): Noise => async () => {
    sent += 1
    const body = { toEmail: `guest${sent}@slow.example`, name: 'Guest' }
    const path = apiPaths.invites(family.familyId)
    return (await post(port, family, path, JSON.stringify(body))).status
  })
  let mails = 0
  return {
    noises: invites,
    probe: () =>
      timed(async () => {
        mails += 1
        const to = `quick${mails}@quick.example`
        const body = JSON.stringify({ toEmail: to, name: 'Friend' })
        const { status, text } = await post(port, quiet, apiPaths.invites(quiet.familyId), body)
        if (status !== 200) throw new Error(`An invite was answered ${status} ${text}`)
        while (!smtp.received().includes(to)) await wait(20)
      }),
  }
}

export type SlowMailServer = Awaited<ReturnType<typeof startSlowMailServer>>

/** A mail server that accepts whoever is at slow.example only after half a minute. */
export async function startSlowMailServer() {
  const over = new AbortController()
  const server = await startMailServer({
    recipient: async (address) => {
      const slow = wait(30_000, null, { signal: over.signal }).catch(() => null)
      return address.endsWith('@slow.example') ? slow : null
    },
  })
  return {
    url: server.url,
    received: () => server.received.flatMap(({ to }) => to),
    stop: async () => {
      over.abort()
      await server.close()
    },
  }
}

/** Has everybody's address confirmed: what they write to others goes out. */
export async function confirmAll(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const { db, close } = await openStore({ dataDir, databaseUrl })
  await db.updateTable('users').set({ emailVerified: 1 }).execute()
  await close()
}

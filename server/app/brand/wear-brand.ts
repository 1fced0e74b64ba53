import { brand, takeBrand, type Brand } from '#content/brand.ts'
import type { Letterhead } from '#server/platform/mailer.ts'
import { readBrand, type HostBrand } from './read-brand.ts'

/** A host's brand, and the one that the build was made with. */
export type Worn = { host: HostBrand; before: Brand }

/**
 * Puts on what the host says in DATA_DIR/brand: from now on mails, feeds and pages name it. Null, and
 * nothing changed, without that folder; throws ConfigError with a sentence where it cannot be used.
 */
export function wearBrand(dataDir: string): Worn | null {
  const host = readBrand(dataDir)
  if (!host) return null
  const before = { ...brand }
  takeBrand(host.shown)
  return { host, before }
}

/** The paper of this server's mails: the host's own name and colours, where it has some. */
export function letterheadOf(worn: Worn | null, from: string, url: string): Letterhead {
  const { name, claim } = brand
  return { name, claim, from, url, colours: worn?.host.colours ?? null }
}

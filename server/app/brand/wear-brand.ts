import { brand, takeBrand } from '#content/brand.ts'
import { brandNow } from '#server/content.ts'
import type { Letterhead } from '#server/platform/mailer.ts'
import { readBrand, type HostBrand } from './read-brand.ts'

/**
 * Puts on what the host says in DATA_DIR/brand: from now on mails, feeds and pages name it. Null, and
 * nothing changed, without that folder; throws ConfigError with a sentence where it cannot be used.
 */
export function wearBrand(dataDir: string): HostBrand | null {
  const host = readBrand(dataDir)
  if (host) takeBrand(host.shown)
  return host
}

/** The paper of this server's mails: the host's own name and colours, where it has some. */
export function letterheadOf(worn: HostBrand | null, from: string, url: string): Letterhead {
  return {
    name: brand.name,
    // Each mail has it in the language of its reader.
    get claim() {
      return brandNow().claim
    },
    from,
    url,
    colours: worn?.colours ?? null,
  }
}

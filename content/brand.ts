import { brandWords, type BrandWords } from './brand-words.ts'

const ownName = 'Elefam'

/**
 * What pages, mails and feeds say of the product, in the language of these words: as it comes, or
 * otherwise where a host says so in DATA_DIR/brand (docs/operate.md).
 */
export function brandOf(host: HostWords, words: BrandWords): Brand {
  const { claim, name = ownName } = host
  const named = (text: string) => text.replace(ownName, name)
  const { whose, ...own } = words
  return {
    rating: { value: 4.8, of: 5, whose },
    social: [
      { name: 'Instagram', url: 'https://www.instagram.com/' },
      { name: 'Facebook', url: 'https://www.facebook.com/' },
    ],
    imprint: '',
    additions: {},
    ...own,
    title: claim ? `${name}: ${claim}` : named(own.title),
    description: named(own.description),
    ...host,
    name,
  }
}

let said = globalThis.hostBrand ?? {}

/** With what this host says otherwise. */
export const brandIn = (words: BrandWords): Brand => brandOf(said, words)

/** In the language of this build. On the server it is English; the name is the same in all. */
export const brand: Brand = brandIn(brandWords)

/** Takes over what the host says. The server does so once, before it answers anybody. */
export function takeBrand(host: HostWords): void {
  said = host
  Object.assign(brand, brandIn(brandWords))
}

export type Brand = Readonly<
  Record<'name' | 'claim' | 'title' | 'promise' | 'description' | 'footer', string> & {
    /**
     * What the landing page shows beside its stars, and whose it is (S1.2). As it comes nobody has rated
     * anything: this is the makers' own rating, and the page says so. Null hides it.
     */
    rating: { value: number; of: number; whose: string } | null
    social: readonly { name: string; url: string }[]
    /** The host's imprint, as HTML that the server made of Markdown; empty without one. */
    imprint: string
    /** What the host adds to a policy, made in the same way. */
    additions: { privacy?: string; terms?: string }
  }
>

/** What a host may say otherwise. Its words are the same in every language, the rest is not. */
export type HostWords = Partial<Omit<Brand, 'title' | 'description' | 'promise' | 'footer'>>

declare global {
  // What the server writes before the first script (server/app/brand/branded-pages.ts).
  var hostBrand: HostWords | undefined
}

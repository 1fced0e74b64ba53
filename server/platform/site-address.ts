/**
 * The address of a site as somebody typed it: http or https, with the port of a site; null for any
 * other, and for one with a password in it, which would go to whomever it leads to.
 */
export function siteAddress(text: string): URL | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  // Of the ports that need a privilege to listen on, no other is a site's.
  if (!['', '80', '443'].includes(url.port) && Number(url.port) < 1024) return null
  url.hash = ''
  return url
}

/** The name or network address in it; an IPv6 one without its brackets. */
export const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

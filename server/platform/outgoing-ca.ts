import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { saidBy } from '#core/lib/said-by.ts'
import { ConfigError } from './setting.ts'

const pem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/**
 * Trusts the host's own authority besides the usual ones, in every connection that this process makes
 * from now on: by mail, to PostgreSQL and to other sites (H20). Throws ConfigError where the file
 * cannot be used.
 */
export function trustOwnAuthority({ outgoingCa: file }: { outgoingCa: string | undefined }): void {
  if (file === undefined) return
  setDefaultCACertificates([...getCACertificates('default'), ...certificatesIn(file)])
}

function certificatesIn(file: string): string[] {
  const cannot = (why: string) => new ConfigError(`OUTGOING_CA=${file} cannot be used: ${why}`)
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw cannot(saidBy(error).message)
  }
  const found = text.match(pem) ?? []
  if (found.length === 0)
    throw cannot('it holds no certificate as PEM (-----BEGIN CERTIFICATE-----)')
  for (const one of found) requireCertificate(one, cannot)
  return found
}

function requireCertificate(one: string, cannot: (why: string) => ConfigError): void {
  try {
    void new X509Certificate(one)
  } catch {
    throw cannot('a certificate in it is damaged')
  }
}

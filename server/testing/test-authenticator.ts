import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

type Options = { rpId: string; origin: string }

type Creation = { challenge: string; user: { id: string } }
type Request = { challenge: string }

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

/** CBOR, as much of it as there is in a passkey: short keys, numbers, texts, bytes. */
const cbor = {
  /** In as few bytes as it fits into: readers compare with what they would write. */
  head: (kind: number, value: number) => {
    if (value < 24) return Buffer.from([(kind << 5) | value])
    const bytes = value < 256 ? [24, value] : [25, value >> 8, value & 255]
    return Buffer.from([(kind << 5) | bytes[0]!, ...bytes.slice(1)])
  },
  number: (value: number) => (value < 0 ? cbor.head(1, -1 - value) : cbor.head(0, value)),
  text: (text: string) => Buffer.concat([cbor.head(3, text.length), Buffer.from(text)]),
  bytes: (bytes: Buffer) => Buffer.concat([cbor.head(2, bytes.length), bytes]),
  map: (...entries: [Buffer, Buffer][]) =>
    Buffer.concat([cbor.head(5, entries.length), ...entries.flat()]),
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => cbor.bytes(Buffer.from(text, 'base64url'))
  const { number } = cbor
  return cbor.map(
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(x)],
    [number(-3), bytes(y)],
  )
}

/** A device that makes one passkey and shows it, as a browser hands that on: as JSON in a text. */
export function testAuthenticator({ rpId, origin }: Options) {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /** What it says; a test may have it say something else. */
  const says = { origin, rpId, counter: 0, isVerified: true }

  const authenticatorData = (rest: Buffer = Buffer.alloc(0)) => {
    const flags = 1 | (says.isVerified ? 4 : 0) | (rest.length > 0 ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(says.counter)
    return Buffer.concat([sha256(says.rpId), Buffer.from([flags]), counter, rest])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: says.origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({ id: base64url(id), rawId: base64url(id), type: 'public-key', response })

  return {
    says,
    make: ({ challenge }: Creation): string => {
      const length = Buffer.from([0, id.length])
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const attestation = cbor.map(
        [cbor.text('fmt'), cbor.text('none')],
        [cbor.text('attStmt'), cbor.map()],
        [cbor.text('authData'), cbor.bytes(authenticatorData(key))],
      )
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },
    show: ({ challenge }: Request): string => {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData()
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}

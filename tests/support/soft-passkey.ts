import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

interface Options {
  challenge: string
}

const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** An authenticator without a browser, for the portal at that origin: one passkey, made by `create`. */
export function softPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { hostname } = new URL(origin)
  let counter = 0

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, rest = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), count, rest])
  }

  function credential() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // COSE: an EC key on P-256 for ES256, in CBOR.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
  }

  const answer = (response: object) => ({
    ...{ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} },
    response,
  })

  return {
    /** A browser's answer to the options of a registration. */
    create(options: Options) {
      const data = authenticatorData(0x41, credential())
      const attestation = Buffer.concat([
        // {fmt: "none", attStmt: {}, authData: …} in CBOR.
        Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615900', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return answer({
        clientDataJSON: b64(clientData('webauthn.create', options)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      })
    },
    /**
     * A browser's answer to the options of a sign-in. Each use increments the counter, except for the use of a copy.
     */
    get(options: Options, { copied = false } = {}) {
      if (!copied) counter += 1
      const data = authenticatorData(0x05)
      const client = clientData('webauthn.get', options)
      const signed = Buffer.concat([data, sha256(client)])
      return answer({
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(createSign('sha256').update(signed).sign(privateKey)),
      })
    },
  }
}

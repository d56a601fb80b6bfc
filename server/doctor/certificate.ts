import { once } from 'node:events'
import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'

const day = 86_400_000

/** The properties of a server's certificate. */
export interface CertificateView {
  /** Whole days until it expires; negative = it has. */
  days: number
  /** End of its validity. */
  until: Date
  /** Expired, not yet valid, or for another name: every client rejects it. */
  faults: string[]
  /** Why Node does not trust its issuer; '' = it does. Browsers may know other issuers. */
  distrust: string
}

interface Server {
  host: string
  port: number
  /** The name to ask for, if it is not `host`. */
  name?: string
  /** Milliseconds. */
  patience: number
}

/** Reads a server's certificate. Rejects if there is no TLS connection. */
export async function readCertificate(server: Server): Promise<CertificateView> {
  const { host, port, name = host, patience } = server
  const socket = connect({
    ...{ host, port },
    // An IP address must not be sent as server name.
    ...(isIP(name) === 0 && { servername: name }),
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) })
    const certificate = socket.getPeerCertificate()
    const until = new Date(certificate.valid_to)
    return {
      until,
      days: Math.floor((until.getTime() - Date.now()) / day),
      faults: faultsOf(certificate, name),
      distrust: distrustOf(socket.authorizationError),
    }
  } finally {
    socket.on('error', () => {}).destroy()
  }
}

function faultsOf(certificate: PeerCertificate, name: string): string[] {
  const now = Date.now()
  const dayOf = (time: string) => new Date(time).toISOString().slice(0, 10)
  return [
    ...(Date.parse(certificate.valid_to) < now
      ? [`expired on ${dayOf(certificate.valid_to)}`]
      : []),
    ...(Date.parse(certificate.valid_from) > now
      ? [`is not valid before ${dayOf(certificate.valid_from)}`]
      : []),
    ...(checkServerIdentity(name, certificate) ? [`is not for ${name}`] : []),
  ]
}

/** Errors that are reported as `faults`. */
const ofItself = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID']
const reasons: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its issuer is not known to Node',
  UNABLE_TO_GET_ISSUER_CERT: 'its issuer is not known to Node',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its issuer is not known to Node',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the server sends no intermediate certificate, or its issuer is not known to Node',
}

/** Node passes the code itself, although the type says Error. */
function distrustOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error ?? '')
  if (code === '' || ofItself.includes(code)) return ''
  return reasons[code] ?? `Node does not trust it (${code})`
}

import { createHash } from 'node:crypto'
import { sm3 } from 'sm-crypto-v2'
import {
  bits,
  der,
  type Identity,
  ia5,
  integer,
  longTime,
  octets,
  oid,
  raw,
  sequence,
  set,
  shortTime,
  tagged,
  utf8,
} from './ofd-certificates'
import { type OfdParts, part } from './ofd-writer'

/** Signs packages, with seals of version 1 and 4 and by CMS. */

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

export const sm3Of = (bytes: Uint8Array) => new Uint8Array(Buffer.from(sm3(bytes), 'hex'))
const sha256Of = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())

interface SealTerms {
  version: 1 | 4
  name: string
  maker: Identity
  /** The identities that may use it. */
  holders: readonly Identity[]
  picture: { type: string; bytes: Uint8Array }
  from?: string
  to?: string
}

/** A seal as octets. */
export function sealOf(terms: SealTerms): Uint8Array {
  const { version, name, maker, holders, picture, from = '2025-01-01', to = '2035-01-01' } = terms
  const time = version === 4 ? longTime : shortTime
  const list = sequence(...holders.map(({ certificate }) => octets(certificate)))
  const property = sequence(
    integer(1),
    utf8(name),
    ...(version === 4 ? [integer(1), list] : [list]),
    time(new Date(from)),
    time(new Date(from)),
    time(new Date(to)),
  )
  const info = sequence(
    sequence(ia5('ES'), integer(version), ia5('portal')),
    ia5('0001'),
    property,
    sequence(ia5(picture.type), octets(picture.bytes), integer(40), integer(40)),
  )
  const cert = octets(maker.certificate)
  const algorithm = oid(maker.signer.algorithm)
  const signature = bits(maker.signer.sign(der(sequence(info, cert, algorithm))))
  return version === 4
    ? der(sequence(info, cert, algorithm, signature))
    : der(sequence(info, sequence(cert, algorithm, signature)))
}

interface SignTerms {
  signer: Identity
  time: string
  /** Absent = a plain CMS signature. */
  seal?: { version: 1 | 4; bytes: Uint8Array }
  /** StampAnnot elements. */
  stamps?: string
  method?: 'SM3' | 'SHA256'
  /** The number of this signature, if there are several. */
  number?: number
}

const list = 'Doc_0/Signs/Signatures.xml'

/** The parts with a signature added that covers everything in the package. OFD.xml must name the list of signatures. */
export function signParts(parts: OfdParts, terms: SignTerms): OfdParts {
  const { method = 'SM3', number = 0, stamps = '', seal, time, signer } = terms
  const folder = `Doc_0/Signs/Sign_${number}`
  const covered = { ...parts, ...(seal && { [`${folder}/Seal.esl`]: seal.bytes }) }
  const hash = method === 'SM3' ? sm3Of : sha256Of
  const references = Object.entries(covered).map(
    ([path, content]) =>
      `<ofd:Reference FileRef="/${path}"><ofd:CheckValue>${Buffer.from(hash(bytesOf(content))).toString('base64')}</ofd:CheckValue></ofd:Reference>`,
  )
  const info = `<ofd:SignedInfo><ofd:Provider ProviderName="test"/><ofd:SignatureMethod>${signer.signer.algorithm}</ofd:SignatureMethod><ofd:SignatureDateTime>${time}</ofd:SignatureDateTime>${seal ? `<ofd:Seal><ofd:BaseLoc>/${folder}/Seal.esl</ofd:BaseLoc></ofd:Seal>` : ''}${stamps}<ofd:References CheckMethod="${method}">${references.join('')}</ofd:References></ofd:SignedInfo>`
  const file = part(
    'Signature',
    `${info}<ofd:SignedValue>/${folder}/SignedValue.dat</ofd:SignedValue>`,
  )
  const entry = `<ofd:Signature ID="${number + 1}" Type="${seal ? 'Seal' : 'Sign'}" BaseLoc="/${folder}/Signature.xml"/>`
  const before = typeof parts[list] === 'string' ? entriesIn(parts[list]) : ''
  return {
    ...covered,
    [list]: part('Signatures', `${before}${entry}`),
    [`${folder}/Signature.xml`]: file,
    [`${folder}/SignedValue.dat`]: seal
      ? sesOf(bytesOf(file), { ...terms, seal })
      : cmsOf(bytesOf(file), terms),
  }
}

const entriesIn = (text: string) => (text.match(/<ofd:Signature [^>]*\/>/g) ?? []).join('')

function sesOf(file: Uint8Array, terms: SignTerms & { seal: NonNullable<SignTerms['seal']> }) {
  const { seal, signer, time } = terms
  const at = longTime(new Date(time))
  const version4 = seal.version === 4
  const hash = bits(sm3Of(file))
  const property = ia5('/Doc_0/Signs/Sign_0/Signature.xml')
  const cert = octets(signer.certificate)
  const algorithm = oid(signer.signer.algorithm)
  const body = sequence(
    integer(seal.version),
    raw(seal.bytes),
    version4 ? at : bits(der(at)),
    hash,
    property,
    ...(version4 ? [] : [cert, algorithm]),
  )
  const signature = bits(signer.signer.sign(der(body)))
  return der(version4 ? sequence(body, cert, algorithm, signature) : sequence(body, signature))
}

/** Signed attributes in the form of PKCS#7 and CMS. */
function cmsOf(file: Uint8Array, { signer, time, method = 'SM3' }: SignTerms): Uint8Array {
  const sm = method === 'SM3'
  const digest = sequence(oid(sm ? '1.2.156.10197.1.401' : '2.16.840.1.101.3.4.2.1'))
  const hash = sm ? sm3Of(file) : sha256Of(file)
  const attributes = [
    sequence(oid('1.2.840.113549.1.9.5'), set(shortTime(new Date(time)))),
    sequence(oid('1.2.840.113549.1.9.4'), set(octets(hash))),
  ]
  const certificate = raw(signer.certificate)
  const [body] = (certificate.valueBlock as unknown as { value: ReturnType<typeof raw>[] }).value
  const [, serial, , issuer] = (body?.valueBlock as unknown as { value: ReturnType<typeof raw>[] })
    .value
  const info = sequence(
    integer(1),
    sequence(issuer ?? integer(0), serial ?? integer(0)),
    digest,
    tagged(0, ...attributes),
    sequence(oid(signer.signer.algorithm)),
    octets(signer.signer.sign(der(set(...attributes)))),
  )
  const data = sequence(
    integer(1),
    set(digest),
    sequence(oid('1.2.840.113549.1.7.1')),
    tagged(0, certificate),
    set(info),
  )
  return der(sequence(oid('1.2.840.113549.1.7.2'), tagged(0, data)))
}

import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

// The chain of the audit lines (SAFE-20), for the portal, which writes it, and for `npm run audit-log`, which checks
// it. JavaScript with only Node's own modules, so that a log can be checked without an installation or a build.

/** @typedef {'sha256' | 'sm3'} Hash The algorithm that chains and signs, by Node's name; both give 32 bytes. */

/** For lines that name no hash, as the first versions wrote them. @type {Hash} */
const unnamedHash = 'sha256'

/** The end of an audit line. Text before it cannot imitate it, because JSON escapes quotes. */
const linkPattern =
  /,"epoch":"([0-9a-f]{16})","n":([1-9]\d{0,14})(?:,"hash":"(sha256|sm3)")?(,"chain":"([0-9a-f]{64})"(,"signature":"([0-9a-f]{64})"\}))$/
const longestLink = 320

/**
 * @typedef {object} Link Links an audit line to the lines before it.
 * @property {string} epoch the life of the process that wrote it
 * @property {number} n its number in the epoch, from 1
 * @property {Hash} hash
 * @property {string} chain the hash over the previous chain value and `chained`
 * @property {string} signature over `signed`
 */

/**
 * The chain value after a line; `chained` is the line up to there.
 * @type {(hash: Hash, previous: string, chained: string | Uint8Array) => string}
 */
export function chainValue(hash, previous, chained) {
  return createHash(hash).update(previous).update(chained).digest('hex')
}

/**
 * Signs with its own derived key, so that a cookie's signature never fits a line, nor a line's a cookie.
 * @param {string} secret
 * @param {Hash} hash
 * @returns {(signed: string | Uint8Array) => string}
 */
export function createSigner(secret, hash) {
  const key = Buffer.from(hkdfSync(hash, secret, '', 'audit line', 32))
  return (signed) => createHmac(hash, key).update(signed).digest('hex')
}

/** Whether the fields of a log line are those of an audit line, even if its name is missing. @param {unknown} fields */
export function isAuditLine(fields) {
  if (typeof fields !== 'object' || fields === null) return false
  return Object.hasOwn(fields, 'audit') || Object.hasOwn(fields, 'chain')
}

/**
 * Makes the chain of one process: a function that adds the next link to each audit line and leaves other lines
 * unchanged. It chains bytes rather than fields, so that there is only one way to read them.
 * @param {string} secret
 * @param {Hash} hash
 * @param {{ epoch: string, n: number, chain: string }} [last] the line to continue after
 * @returns {(line: string) => string}
 */
export function createAuditChain(
  secret,
  hash,
  last = { epoch: randomBytes(8).toString('hex'), n: 0, chain: '' },
) {
  const sign = createSigner(secret, hash)
  const { epoch } = last
  let { n, chain } = last
  return (line) => {
    // Parsing every line would cost more than writing it.
    if (!line.includes('"audit":') || !isAuditLine(JSON.parse(line))) return line
    n += 1
    const chained = `${line.slice(0, line.lastIndexOf('}'))},"epoch":"${epoch}","n":${n},"hash":"${hash}"`
    chain = chainValue(hash, chain, chained)
    const signed = `${chained},"chain":"${chain}"`
    return `${signed},"signature":"${sign(signed)}"}\n`
  }
}

/**
 * The link at the end of an audit line, and the bytes that it covers; null = not written by the portal.
 * @param {Buffer} line without its line feed
 * @returns {Link & { chained: Buffer, signed: Buffer } | null}
 */
export function readLink(line) {
  const found = linkPattern.exec(line.subarray(-longestLink).toString('latin1'))
  if (!found) return null
  const [, epoch = '', n, hash, fromChain = '', chain = '', fromSignature = '', signature = ''] =
    found
  return {
    ...{ epoch, n: Number(n), chain, signature, hash: hash === 'sm3' ? hash : unnamedHash },
    chained: line.subarray(0, -fromChain.length),
    signed: line.subarray(0, -fromSignature.length),
  }
}

import { chainValue, createSigner, isAuditLine, readLink } from '../server/session/audit-chain.mjs'

/** @typedef {ReturnType<typeof createSigner>} Sign */

/**
 * @typedef {object} Chain The lines of one epoch so far.
 * @property {string} epoch
 * @property {import('../server/session/audit-chain.mjs').Hash} hash
 * @property {number} n the number of the last line
 * @property {string} value the chain value of the last line, even after a complaint, so that one change is one
 * complaint
 * @property {Sign | undefined} sign with the secret that signed the first line
 * @property {number} count
 * @property {unknown} first time of the first line
 * @property {unknown} last
 * @property {boolean} stopped whether the last line says that the process has stopped
 */

/**
 * Checks the lines of a log one by one (SAFE-20). There may be other lines between audit lines, even lines that are not
 * JSON: a damaged audit line is then missing in its chain.
 * @param {object} options
 * @param {string[]} options.secrets those that the processes signed with; none = signatures are not checked
 * @param {boolean} [options.continued] whether chains may have begun in an earlier file
 */
export function createAuditChecker({ secrets, continued = false }) {
  const isSigned = createSignatureCheck(secrets)
  /** @type {Map<string, Chain>} */
  const chains = new Map()
  let count = 0
  let broken = 0

  /** @param {import('../server/session/audit-chain.mjs').Link} link @param {unknown} time @returns {Chain} */
  function begin({ epoch, hash }, time) {
    const chain = { epoch, hash, n: 0, value: '', sign: undefined, count: 0, stopped: false }
    return { ...chain, first: time, last: time }
  }

  function complaintOf(chain, link) {
    const signed = isSigned(chain, link)
    const missing = link.n - chain.n - 1
    const begunBefore = continued && chain.n === 0 && missing > 0
    if (begunBefore && secrets.length === 0) {
      return 'the first one here of its chain: without SESSION_SECRET it cannot be checked'
    }
    if (missing > 0 && !begunBefore) return missingWords(missing, chain, link)
    const value = () => chainValue(link.hash, chain.value, link.chained)
    if (link.hash !== chain.hash || (!begunBefore && link.chain !== value())) {
      return `the line was changed, or it is not the portal's: it does not fit its hash (${nameOf(link)})`
    }
    if (secrets.length > 0 && !signed) {
      return `the line is not signed with SESSION_SECRET: it is not the portal's, or an earlier secret is needed (${nameOf(link)})`
    }
    return ''
  }

  return {
    /** What is wrong with a line, given without its line feed; '' = nothing. @param {Buffer} line @returns {string} */
    check(line) {
      const fields = parse(line)
      if (fields === undefined && line.length > 0) broken += 1
      if (!isAuditLine(fields)) return ''
      count += 1
      const link = readLink(line)
      if (!link) return 'the audit line has no link to a chain, or not at its end'
      const chain = chains.get(link.epoch) ?? begin(link, fields.time)
      if (link.n <= chain.n) {
        return `the line is there twice or out of its order: it comes after number ${chain.n} (${nameOf(link)})`
      }
      chains.set(link.epoch, chain)
      const complaint = complaintOf(chain, link)
      Object.assign(chain, { n: link.n, value: link.chain, count: chain.count + 1 })
      Object.assign(chain, { last: fields.time, stopped: fields.audit === 'stop' })
      return complaint
    },
    /** The totals so far: audit lines, lines that are not JSON, and the chains. */
    summary: () => ({ count, broken, chains: [...chains.values()] }),
  }
}

/**
 * Returns whether a line's signature was made with the chain's secret; a chain has only one, because its process has.
 * @param {string[]} secrets
 */
function createSignatureCheck(secrets) {
  /**
   * By hash, created with the first line that uses it, because not every Node.js has SM3.
   * @type {Map<string, Sign[]>}
   */
  const signers = new Map()
  return (chain, { signed, signature, hash }) => {
    const all = signers.get(hash) ?? secrets.map((secret) => createSigner(secret, hash))
    signers.set(hash, all)
    const fits = (sign) => sign(signed) === signature
    chain.sign ??= all.find(fits)
    return chain.sign !== undefined && fits(chain.sign)
  }
}

/** A line's fields; undefined = not JSON. @returns {unknown} */
function parse(line) {
  try {
    return JSON.parse(line.toString())
  } catch {
    return undefined
  }
}

const nameOf = ({ epoch, n }) => `number ${n} of chain ${epoch}`

function missingWords(missing, chain, link) {
  const lines = missing === 1 ? '1 audit line is' : `${missing} audit lines are`
  const after = chain.n === 0 ? 'the first one here' : `after number ${chain.n}`
  return `${lines} missing before this one (${nameOf(link)}, ${after})`
}

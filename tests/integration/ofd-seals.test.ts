import { openOfd } from '@portal/ofd'
import { certificatesOfPem, judgeSeals } from '@portal/ofd/seals'
import { describe, expect, it } from 'vitest'
import { identity, pemOf, rsaSigner } from '../support/ofd-certificates'
import { sealOf, signParts } from '../support/ofd-signer'
import { mainPart, type OfdParts, ofdParts, packOfd, part, textObject } from '../support/ofd-writer'

const now = new Date('2026-11-27T00:00:00Z')
const time = '2026-06-01T08:00:00Z'
const root = identity({ name: '测试根证书', authority: true })
const maker = identity({ name: '印章制作单位', issuer: root })
const signer = identity({ name: '测试签章人', issuer: root })
const picture = { type: 'png', bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }
const stamps = '<ofd:StampAnnot ID="50" PageRef="1" Boundary="120 200 40 40"/>'

function plainParts(): OfdParts {
  const pages = [textObject('关于试行电子印章的通知'), textObject('第二页的内容')]
  return {
    ...ofdParts({ pages }),
    'OFD.xml': mainPart([{ signatures: '/Doc_0/Signs/Signatures.xml' }]),
  }
}

const seal = (version: 1 | 4, more: Partial<Parameters<typeof sealOf>[0]> = {}) => ({
  version,
  bytes: sealOf({ version, name: '测试专用章', maker, holders: [signer], picture, ...more }),
})

async function judge(parts: OfdParts, roots: readonly Uint8Array[] = []) {
  const document = openOfd(packOfd(parts)).document(0)
  return judgeSeals(document, { roots: certificatesOfPem(pemOf(...roots)), now })
}

describe.each([1, 4] as const)('a seal of version %i', (version) => {
  const signed = signParts(plainParts(), { signer, time, seal: seal(version), stamps })

  it('[DOC-02] holds, and says that its issuer was not checked', async () => {
    expect(await judge(signed)).toMatchObject([
      {
        state: 'valid',
        sealName: '测试专用章',
        signer: '测试签章人',
        time: new Date(time),
        changes: [],
        uncovered: [],
        remarks: ['trust-unchecked'],
      },
    ])
  })

  it('[DOC-02] names the page that was changed', async () => {
    const changed = { ...signed }
    const path = 'Doc_0/Pages/Page_1/Content.xml'
    changed[path] = String(changed[path]).replace('第二页', '第三页')
    expect(await judge(changed)).toMatchObject([
      { state: 'changed', changes: [{ kind: 'page', page: 2 }] },
    ])
  })

  it('[DOC-02] names the part that was changed or removed', async () => {
    const { 'Doc_0/PublicRes.xml': _, ...rest } = signed
    expect(await judge(rest)).toMatchObject([
      { state: 'changed', changes: [{ kind: 'part', path: 'Doc_0/PublicRes.xml' }] },
    ])
  })

  it('[DOC-02] does not hold if the list of digests was rewritten', async () => {
    const path = 'Doc_0/Signs/Sign_0/Signature.xml'
    const forged = { ...signed, [path]: String(signed[path]).replace('120 200', '20 20') }
    expect(await judge(forged)).toMatchObject([{ state: 'changed', changes: [{ path }] }])
  })

  it('[DOC-02] does not hold with the value of another key', async () => {
    const other = identity({ name: '测试签章人', issuer: root })
    const value = 'Doc_0/Signs/Sign_0/SignedValue.dat'
    const theirs = signParts(plainParts(), { signer: other, time, seal: seal(version), stamps })
    // The right certificate, with a signature value that was not made with its key.
    const impostor = { ...other, certificate: signer.certificate }
    const forged = signParts(plainParts(), { signer: impostor, time, seal: seal(version), stamps })
    expect(await judge(forged)).toMatchObject([
      { state: 'changed', changes: [{ path: value }], remarks: ['value-wrong', 'trust-unchecked'] },
    ])
    expect(await judge(theirs)).toMatchObject([{ state: 'unverifiable', doubt: 'not-its-holder' }])
  })

  it('[DOC-02] is expired if its own time or the certificate had run out', async () => {
    const late = { signer, time: '2036-06-01T08:00:00Z', stamps }
    const shut = seal(version, { to: '2026-01-01' })
    const [byCertificate] = await judge(signParts(plainParts(), { ...late, seal: seal(version) }))
    const [bySeal] = await judge(signParts(plainParts(), { signer, time, seal: shut, stamps }))
    expect([byCertificate?.state, bySeal?.state]).toEqual(['expired', 'expired'])
  })

  it('[DOC-02] is not believed if its maker did not sign it', async () => {
    const bad = { ...identity({ name: '印章制作单位' }), certificate: maker.certificate }
    const forged = signParts(plainParts(), { signer, time, seal: seal(version, { maker: bad }) })
    expect(await judge(forged)).toMatchObject([{ state: 'unverifiable', doubt: 'seal-forged' }])
  })

  it('[DOC-02] is trusted by the roots of the operator, and by no others', async () => {
    expect(await judge(signed, [root.certificate])).toMatchObject([{ state: 'valid', remarks: [] }])
    const other = identity({ name: '测试根证书', authority: true })
    expect(await judge(signed, [other.certificate])).toMatchObject([
      { state: 'unverifiable', doubt: 'untrusted' },
    ])
  })
})

it('[DOC-02] what a later seal had to add is no change; anything else is', async () => {
  const first = signParts(plainParts(), { signer, time, seal: seal(4), stamps })
  const both = signParts(first, { signer, time, seal: seal(1), stamps, number: 1 })
  expect((await judge(both)).map(({ state }) => state)).toEqual(['valid', 'valid'])
  const path = 'Doc_0/Pages/Page_0/Content.xml'
  const changed = { ...both, [path]: String(both[path]).replace('试行', '停用') }
  expect((await judge(changed)).map(({ state }) => state)).toEqual(['changed', 'changed'])
})

it('[DOC-02] says which pages a signature does not protect', async () => {
  const { 'Doc_0/Pages/Page_1/Content.xml': second, ...rest } = plainParts()
  const signed = signParts(rest, { signer, time, seal: seal(4), stamps })
  const grown = { ...signed, 'Doc_0/Pages/Page_1/Content.xml': second ?? '' }
  expect(await judge(grown)).toMatchObject([
    { state: 'unverifiable', doubt: 'uncovered', uncovered: [2] },
  ])
})

it('[DOC-02] plain signatures by CMS hold, with SM2 and with RSA', async () => {
  const rsa = identity({ name: 'RSA 签名人', signer: rsaSigner() })
  const bySm2 = signParts(plainParts(), { signer, time })
  const byRsa = signParts(plainParts(), { signer: rsa, time, method: 'SHA256' })
  expect(await judge(bySm2)).toMatchObject([{ kind: 'sign', state: 'valid', signer: '测试签章人' }])
  expect(await judge(byRsa)).toMatchObject([{ kind: 'sign', state: 'valid', signer: 'RSA 签名人' }])
  const path = 'Doc_0/Document.xml'
  const changed = { ...byRsa, [path]: `${byRsa[path]} ` }
  expect(await judge(changed)).toMatchObject([{ state: 'changed', changes: [{ path }] }])
})

it('[DOC-02] a list or a signature that cannot be read is no valid seal', async () => {
  const signed = signParts(plainParts(), { signer, time, seal: seal(4), stamps })
  const broken = { ...signed, 'Doc_0/Signs/Sign_0/Signature.xml': '<broken' }
  expect(await judge(broken)).toMatchObject([{ state: 'unverifiable', doubt: 'unreadable' }])
  const cut = { ...signed, 'Doc_0/Signs/Sign_0/SignedValue.dat': new Uint8Array([0x30, 0x82]) }
  expect(await judge(cut)).toMatchObject([{ state: 'unverifiable', doubt: 'no-certificate' }])
  const listless = { ...signed, 'Doc_0/Signs/Signatures.xml': part('Signatures', '') }
  expect(await judge(listless)).toEqual([])
})

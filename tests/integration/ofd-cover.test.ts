import { openOfd } from '@portal/ofd'
import { judgeSeals, rootsOfPem } from '@portal/ofd/seals'
import { describe, expect, it } from 'vitest'
import { identity, pemOf } from '../support/ofd-certificates'
import { signParts } from '../support/ofd-signer'
import { mainPart, type OfdParts, ofdParts, packOfd, part, textObject } from '../support/ofd-writer'

/** What a signature protects, and what it lets later ones do. */

const now = new Date('2026-11-27T00:00:00Z')
const time = '2026-06-01T08:00:00Z'
const root = identity({ name: '测试根证书', authority: true })
const signer = identity({ name: '测试签章人', issuer: root })
const list = 'Doc_0/Signs/Signatures.xml'
const annotationFile = 'Doc_0/Annots/Page_0/Annots.xml'

const annotated = (...types: string[]) =>
  part(
    'PageAnnot',
    types
      .map(
        (type, at) =>
          `<ofd:Annot ID="${60 + at}" Type="${type}"><ofd:Appearance Boundary="10 10 40 40"></ofd:Appearance></ofd:Annot>`,
      )
      .join(''),
  )

/** A document whose first page has annotations, and resources of its own that do not exist. */
function plainParts(annotations = annotated('Stamp')): OfdParts {
  const after = '<ofd:Annotations>Annots/Annotations.xml</ofd:Annotations>'
  const page = `<ofd:PageRes>/Doc_0/Own.xml</ofd:PageRes><ofd:Content><ofd:Layer ID="100">${textObject('关于试行电子印章的通知')}</ofd:Layer></ofd:Content>`
  return {
    ...ofdParts({ pages: ['', textObject('第二页的内容')], after }),
    'Doc_0/Pages/Page_0/Content.xml': part('Page', page),
    'Doc_0/Annots/Annotations.xml': part(
      'Annotations',
      '<ofd:Page PageID="1"><ofd:FileLoc>Page_0/Annots.xml</ofd:FileLoc></ofd:Page>',
    ),
    ...(annotations && { [annotationFile]: annotations }),
    'OFD.xml': mainPart([{ signatures: `/${list}` }]),
  }
}

const sign = (parts: OfdParts, number = 0) => signParts(parts, { signer, time, number })

function without(parts: OfdParts, ...paths: string[]): OfdParts {
  return Object.fromEntries(Object.entries(parts).filter(([path]) => !paths.includes(path)))
}

/** The parts with another entry in the list of signatures. */
const listed = (parts: OfdParts, location: string): OfdParts => ({
  ...parts,
  [list]: String(parts[list]).replace(
    '</ofd:Signatures>',
    `<ofd:Signature ID="9" BaseLoc="${location}"/></ofd:Signatures>`,
  ),
})

async function judge(parts: OfdParts, roots: string | null = '') {
  const document = openOfd(packOfd(parts)).document(0)
  return judgeSeals(document, { roots: rootsOfPem(roots), now })
}

const changedPage = { state: 'changed', changes: [{ kind: 'page', page: 1 }] }
const uncovered = { state: 'unverifiable', doubt: 'uncovered' }

describe('a later signature', () => {
  it('[DOC-02] that is none excuses neither a changed nor a missing file of stamps', async () => {
    const signed = listed(sign(plainParts()), 'nowhere.xml')
    const replaced = { ...signed, [annotationFile]: annotated('Stamp', 'Stamp') }
    expect(await judge(replaced)).toMatchObject([changedPage, { doubt: 'unreadable' }])
    const deleted = without(signed, annotationFile)
    expect(await judge(deleted)).toMatchObject([changedPage, { doubt: 'unreadable' }])
  })

  it('[DOC-02] may add stamps that it protects itself, and nothing else', async () => {
    const first = sign(plainParts())
    const grown = (...types: string[]) =>
      sign({ ...first, [annotationFile]: annotated(...types) }, 1)
    const states = async (parts: OfdParts) => (await judge(parts)).map(({ state }) => state)
    expect(await states(grown('Stamp', 'Stamp'))).toEqual(['valid', 'valid'])
    expect(await states(grown('Stamp', 'Path'))).toEqual(['changed', 'valid'])
    expect(await states(grown())).toEqual(['changed', 'valid'])
    const again = { ...grown('Stamp', 'Stamp'), [annotationFile]: annotated('Stamp') }
    expect(await states({ ...again, [annotationFile]: annotated('Stamp', '') })).toEqual([
      'changed',
      'changed',
    ])
  })

  it('[DOC-02] protects what came with it, for those before it, too', async () => {
    const second = sign({ ...sign(plainParts('')), [annotationFile]: annotated('Path') }, 1)
    expect(await judge(second)).toMatchObject([{ state: 'valid' }, { state: 'valid' }])
    const value = 'Doc_0/Signs/Sign_1/SignedValue.dat'
    const broken = { ...second, [value]: new Uint8Array([0x30, 0x82]) }
    expect(await judge(broken)).toMatchObject([{ ...uncovered, uncovered: [1] }, {}])
  })
})

describe('a signature that leaves something open', () => {
  it('[DOC-02] to annotations, stamps among them, is not valid', async () => {
    const grown = { ...sign(plainParts('')), [annotationFile]: annotated('Stamp') }
    expect(await judge(grown)).toMatchObject([{ ...uncovered, uncovered: [1] }])
  })

  it('[DOC-02] to a file that its page picks up is not valid', async () => {
    const resources = part('Res', '<ofd:Fonts><ofd:Font ID="3" FontName="黑体"/></ofd:Fonts>')
    const grown = { ...sign(plainParts()), 'Doc_0/Own.xml': resources }
    expect(await judge(grown)).toMatchObject([
      { ...uncovered, uncovered: [], uncoveredParts: ['Doc_0/Own.xml'] },
    ])
  })

  it('[DOC-02] does not become valid as the file is called a part of a signature', async () => {
    const fonts = '<ofd:Fonts><ofd:Font ID="3" FontName="黑体"/></ofd:Fonts>'
    for (const name of ['Res', 'Signature']) {
      const grown = { ...sign(plainParts()), 'Doc_0/Own.xml': part(name, fonts) }
      const [first] = await judge(listed(grown, '/Doc_0/Own.xml'))
      expect(first).toMatchObject({ ...uncovered, uncoveredParts: ['Doc_0/Own.xml'] })
    }
  })

  it('[DOC-02] to another document in its place is not valid', async () => {
    const signed = sign(without(plainParts(), 'OFD.xml'))
    const other = ofdParts({ pages: [textObject('另一份通知')], folder: 'Doc_1' })
    const swapped = {
      ...signed,
      ...without(other, 'OFD.xml'),
      'OFD.xml': mainPart([{ folder: 'Doc_1', signatures: `/${list}` }]),
    }
    const [seal] = await judge(swapped)
    expect(seal).toMatchObject({ ...uncovered, uncovered: [1] })
    expect(seal?.uncoveredParts).toContain('OFD.xml')
  })

  it('[DOC-02] cannot be passed by an entry that calls itself a folder', async () => {
    const resources = part('Res', '<ofd:Fonts><ofd:Font ID="3" FontName="黑体"/></ofd:Fonts>')
    const parts = { ...sign(plainParts()), 'Doc_0/Own.xml/': resources }
    expect(openOfd(packOfd(parts)).document(0).package.read('Doc_0/Own.xml')).toBeNull()
    expect(await judge(parts)).toMatchObject([{ state: 'valid' }])
  })
})

it('[DOC-02] a signature that is taken out of the list is missed by the next', async () => {
  const both = sign(sign(plainParts()), 1)
  const entries = String(both[list]).match(/<ofd:Signature [^>]*\/>/g) ?? []
  expect(entries).toHaveLength(2)
  const cut = { ...both, [list]: String(both[list]).replace(entries[0] ?? '', '') }
  expect(await judge(cut)).toMatchObject([
    { id: '2', state: 'changed', changes: [{ kind: 'part', path: list }] },
  ])
})

describe('trusted issuers', () => {
  const signed = sign(plainParts())

  it('[DOC-02] that cannot be had or read leave a seal unverifiable', async () => {
    const unknown = { state: 'unverifiable', doubt: 'roots-unknown', remarks: [] }
    expect(await judge(signed, null)).toMatchObject([unknown])
    expect(await judge(signed, 'no certificate')).toMatchObject([unknown])
  })

  it('[DOC-02] that are not named are not checked, and those that are decide', async () => {
    const unchecked = { state: 'valid', remarks: ['trust-unchecked'] }
    expect(await judge(signed, ' ')).toMatchObject([unchecked])
    const [judged] = await judge(signed, pemOf(root.certificate))
    expect(judged).toMatchObject({ state: 'valid', remarks: [] })
  })
})

it('[DOC-05] a list of signatures, or of their digests, without measure is refused', async () => {
  const entry = '<ofd:Signature ID="1" BaseLoc="/Doc_0/Signs/Sign_0/Signature.xml"/>'
  const many = { ...sign(plainParts()), [list]: part('Signatures', entry.repeat(201)) }
  await expect(judge(many)).rejects.toMatchObject({ reason: 'huge' })
  const reference = '<ofd:Reference FileRef="/OFD.xml"/>'.repeat(200_001)
  const info = `<ofd:SignedInfo><ofd:References>${reference}</ofd:References></ofd:SignedInfo>`
  const long = {
    ...sign(plainParts()),
    'Doc_0/Signs/Sign_0/Signature.xml': part('Signature', info),
  }
  await expect(judge(long)).rejects.toMatchObject({ reason: 'huge' })
})

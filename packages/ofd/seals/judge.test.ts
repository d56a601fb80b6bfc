import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openOfd } from '../model/open'
import { judgeSeals } from './judge'

const now = new Date('2026-11-27T00:00:00Z')

async function judge(name: string) {
  const file = openOfd(readFileSync(`fixtures/files/${name}.ofd`))
  return judgeSeals(file.document(0), { roots: [], now })
}

it('[DOC-02] a seal whose certificate had run out when it was used is expired', async () => {
  const [seal, ...rest] = await judge('SESV4SignDoc')
  expect(rest).toEqual([])
  expect(seal).toMatchObject({
    kind: 'seal',
    state: 'expired',
    sealName: 'OFD R&W 测试用印章',
    signer: 'Test Certificate',
    changes: [],
    uncovered: [],
    doubt: null,
    remarks: ['trust-unchecked'],
    stamps: [{ pageId: '1', boundary: { x: 50, y: 50, width: 40, height: 40 }, clip: null }],
  })
  expect(seal?.time?.toISOString()).toBe('2026-08-04T02:08:09.000Z')
  expect(seal?.picture?.type).toBe('png')
})

it('[DOC-02] a seal whose certificate ran out after it was used holds, with a remark', async () => {
  const [seal] = await judge('V4RideRight')
  expect(seal).toMatchObject({
    state: 'valid',
    changes: [],
    doubt: null,
    remarks: ['certificate-ran-out', 'seal-ran-out', 'trust-unchecked'],
  })
  expect(seal?.time?.toISOString()).toBe('2021-05-19T12:53:44.000Z')
  expect(seal?.stamps.map(({ clip }) => clip?.x)).toEqual([0, 8, 16, 24, 32])
})

it('[DOC-02] a signature without a certificate cannot be verified', async () => {
  const [signature] = await judge('DigitalSign')
  expect(signature).toMatchObject({
    kind: 'sign',
    state: 'unverifiable',
    doubt: 'no-certificate',
    changes: [],
  })
})

it('[DOC-02] a document without signatures has no seals', async () => {
  expect(await judge('z')).toEqual([])
})

import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { convertedPath, originalPath } from '~contract/portal/paths'
import { storedFilesModel } from '../../mock-platform/data/files'
import type { createHttpClient } from '../support/http-client'
import { freePort, listenLocally } from '../support/ports'
import { forFile, signedInAs, stackForFile, stackForTest } from '../support/server-test'
import { openSpace } from '../support/stack'

/** A converter that returns what it was given as the PDF. */
let asked: string[] = []
let answerStatus = 200
const converter = await forFile(
  listenLocally(
    createServer(async (req, res) => {
      const form = await text(req)
      asked.push(/filename="([^"]*)"/.exec(form)?.[1] ?? '')
      res.writeHead(answerStatus).end(`%PDF-1.7 ${/\{\\rtf[^}]*\}/.exec(form)?.[0]}`)
    }),
  ),
)
const stack = await stackForFile({ CONVERTER_URL: converter.url })

beforeEach(() => {
  asked = []
  answerStatus = 200
})

type Client = ReturnType<typeof createHttpClient>

async function upload(client: Client, name: string, content: string): Promise<string> {
  const query = new URLSearchParams({ name })
  const { text: said } = await client.send(`/service-file/file/upload?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', origin: stack.portal.url },
    body: content,
  })
  return JSON.parse(said).data.fileId
}

const pdfOf = (client: Client, fileId: string, name = '通知.wps') =>
  client.send(`${convertedPath}?${new URLSearchParams({ fileId, name })}`)

let letters = 0
const newLetter = () => {
  letters += 1
  return `{\\rtf1 letter ${letters}}`
}

it('[DOC-03] answers with an office file as PDF, and converts it once', async () => {
  const { client } = await signedInAs(stack)
  const letter = newLetter()
  const fileId = await upload(client, '通知.rtf', letter)
  for (const _ of [1, 2]) {
    const { status, headers, text: pdf } = await pdfOf(client, fileId)
    expect([status, pdf]).toEqual([200, `%PDF-1.7 ${letter}`])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
  }
  expect(asked).toEqual(['document.rtf'])
})

it('[DOC-03] [SAFE-08] asks the platform each time whether the user may read the file', async () => {
  const opened = openSpace(stack)
  const { client } = await signedInAs(stack, 'zhangsan', opened)
  const other = await signedInAs(stack, 'lisi', opened)
  const fileId = await upload(client, '通知.rtf', newLetter())
  expect((await pdfOf(client, fileId)).status).toBe(200)
  expect((await pdfOf(other.client, fileId)).status).toBe(404)
  opened.space.faults.add({ path: '/service-file/file/download', kind: 'status', status: 403 })
  expect((await pdfOf(client, fileId)).status).toBe(403)
})

it('[DOC-03] needs a session', async () => {
  const { client } = await signedInAs(stack)
  const fileId = await upload(client, '通知.rtf', newLetter())
  await client.post('/logout')
  expect((await pdfOf(client, fileId)).status).toBe(401)
  expect(asked).toEqual([])
})

it.each([
  [400, 415],
  [413, 413],
  [429, 503],
  [500, 502],
  [503, 504],
])('[DOC-05] a converter that answers %i is told to the browser as %i', async (said, told) => {
  answerStatus = said
  const { client } = await signedInAs(stack)
  const fileId = await upload(client, '通知.rtf', newLetter())
  expect((await pdfOf(client, fileId)).status).toBe(told)
})

it.each([
  '',
  '?fileId=',
  '?fileId=nothing',
  `?fileId=${'x'.repeat(300)}`,
  '?fileId=a&fileId=b',
])('[DOC-05] there is no PDF at %j', async (query) => {
  const { client } = await signedInAs(stack)
  expect((await client.send(convertedPath + query)).status).toBe(404)
})

it('[DOC-05] what is larger than the operator allows is refused before it is converted', async () => {
  const small = await stackForTest({ CONVERTER_URL: converter.url, CONVERTER_MAX_MB: '1' })
  const { client } = await signedInAs(small)
  const query = new URLSearchParams({ name: '通知.rtf' })
  const { text: said } = await client.send(`/service-file/file/upload?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', origin: small.portal.url },
    body: `{\\rtf1 ${'x'.repeat(1024 * 1024)}}`,
  })
  expect((await pdfOf(client, JSON.parse(said).data.fileId)).status).toBe(413)
  expect(asked).toEqual([])
})

it('[DOC-03] [SAFE-08] a converter that fetches the file gets it by a ticket that is good for two minutes', async () => {
  let ticket = ''
  const preview = await forFile(
    listenLocally(
      createServer((req, res) => {
        const { searchParams } = new URL(req.url ?? '', 'http://kk')
        ticket = Buffer.from(searchParams.get('url') ?? '', 'base64').toString()
        res.end('nothing')
      }),
    ),
  )
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const kk = await stackForTest({
    ...{ CONVERTER: 'kkfileview', CONVERTER_URL: preview.url },
    ...{ PORT: String(port), PUBLIC_URL: url },
  })
  const { client, space } = await signedInAs(kk)
  const letter = newLetter()
  const { text: said } = await client.send('/service-file/file/upload?name=a.rtf', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', origin: url },
    body: letter,
  })
  const { fileId } = JSON.parse(said).data
  expect((await pdfOf(client, fileId, 'a.rtf')).status).toBe(415)
  expect(ticket).toMatch(/&fullfilename=[0-9a-f]{64}\.rtf$/)
  const fetched = await fetch(ticket)
  expect([fetched.status, await fetched.text()]).toEqual([200, letter])
  // Other content under the same id: its PDF would be stored as that of the first content.
  const content = {
    kind: 'bytes' as const,
    base64: Buffer.from(letter.replace('letter', 'lettre')).toString('base64'),
  }
  space.collection(storedFilesModel).update(fileId, { content })
  expect((await fetch(ticket)).status).toBe(409)
  kk.advanceClock(120_000)
  expect((await fetch(ticket)).status).toBe(403)
  expect((await fetch(`${url}${originalPath}?ticket=made-up`)).status).toBe(403)
  expect(kk.logLines.join()).not.toContain('ticket=')
})

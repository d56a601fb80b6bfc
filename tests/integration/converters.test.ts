import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Converter } from '~server/documents/converter'
import { gotenberg } from '~server/documents/gotenberg'
import { kkFileView } from '~server/documents/kkfileview'
import { listenLocally } from '../support/ports'

type Answer = (req: IncomingMessage, res: ServerResponse) => unknown

let folder: string
let target: string
let asked: string[]
let answer: Answer
let server: Awaited<ReturnType<typeof listenLocally>>

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'converters-'))
  target = path.join(folder, 'result.pdf')
  await writeFile(path.join(folder, 'original'), 'what is in it')
  asked = []
  server = await listenLocally(
    createServer((req, res) => {
      asked.push(`${req.method} ${req.url}`)
      answer(req, res)
    }),
  )
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const convert = (converter: Converter, signal = new AbortController().signal) =>
  converter.convert(
    {
      path: path.join(folder, 'original'),
      ending: 'doc',
      digest: '0123abcd',
      address: () => 'https://portal.example/file?ticket=t',
    },
    target,
    signal,
  )

const status = (code: number, body = ''): Answer => {
  return (req, res) => {
    req.resume()
    res.writeHead(code).end(body)
  }
}

describe('Gotenberg', () => {
  it('[DOC-03] gets the file under a name that says its format, and its answer is the PDF', async () => {
    let form = ''
    answer = async (req, res) => {
      form = await text(req)
      res.end('%PDF-1.7 made')
    }
    await convert(gotenberg(`${server.url}/`, 100))
    expect(asked).toEqual(['POST /forms/libreoffice/convert'])
    expect(form).toMatch(/name="files"; filename="document\.doc"/)
    expect(form).toContain('what is in it')
    expect(await readFile(target, 'utf8')).toBe('%PDF-1.7 made')
  })

  it.each([
    ['unconverted', status(400, 'LibreOffice failed to process a document')],
    ['encrypted', status(400, 'a password may be required to open it')],
    ['huge', status(413)],
    ['busy', status(429)],
    ['late', status(503)],
    ['unreachable', status(500)],
    ['unreachable', status(404)],
    ['unreachable', status(200, '<html>a gateway’s page</html>')],
    ['unreachable', status(200)],
    ['huge', status(200, `%PDF-1.7${'x'.repeat(100)}`)],
    ['unreachable', (req: IncomingMessage) => req.socket.destroy()],
    [
      'unreachable',
      (_: unknown, res: ServerResponse) => res.writeHead(302, { location: '/' }).end(),
    ],
  ])('[DOC-03] [DOC-05] says that a document is %s', async (failure, given) => {
    answer = given as Answer
    await expect(convert(gotenberg(server.url, 100))).rejects.toMatchObject({ failure })
  })

  it('[DOC-03] is aborted when no request waits for it any more', async () => {
    const stop = new AbortController()
    answer = () => stop.abort(new Error('left'))
    await expect(convert(gotenberg(server.url, 100), stop.signal)).rejects.toThrow('left')
  })
})

describe('kkFileView', () => {
  const preview = (url: string) => `<script>\n  var url = '${url}';\n</script>`

  it('[DOC-03] is told where the file is, and the PDF that its page shows is taken from it', async () => {
    answer = (req, res) =>
      req.url?.startsWith('/kk/onlinePreview')
        ? res.end(preview('https://preview.example/kk/0123abcd.pdf'))
        : res.end('%PDF-1.4 made')
    await convert(kkFileView(`${server.url}/kk`, 100))
    const [first = '', second] = asked
    const { searchParams } = new URL(first.replace('GET ', server.url))
    expect(Buffer.from(searchParams.get('url') ?? '', 'base64').toString()).toBe(
      'https://portal.example/file?ticket=t&fullfilename=0123abcd.doc',
    )
    expect(searchParams.get('officePreviewType')).toBe('pdf')
    // Whatever host its page names, only the converter's own address is requested.
    expect(second).toBe('GET /kk/0123abcd.pdf')
    expect(await readFile(target, 'utf8')).toBe('%PDF-1.4 made')
  })

  it.each([
    ['unconverted', status(200, '<p>该文件暂不支持预览</p>')],
    ['encrypted', status(200, 'var needFilePassword = true')],
    ['unreachable', status(502)],
    ['unreachable', status(200, preview('//other.example:1/a.pdf'))],
  ])('[DOC-03] [DOC-05] says that a document is %s', async (failure, given) => {
    answer = given
    await expect(convert(kkFileView(server.url, 100))).rejects.toMatchObject({ failure })
  })
})

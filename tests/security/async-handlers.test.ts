import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import express from 'express'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { asyncHandler } from '../../server/http/async-handler'
import { createHttpClient } from '../support/http-client'
import { listenLocally } from '../support/ports'
import { forTest } from '../support/server-test'

const folder = fileURLToPath(new URL('../../server/', import.meta.url))
/** Functions that may take an asynchronous handler, because they pass a rejection on. */
const takers = ['asyncHandler', 'withApp', 'withApps']

/**
 * The asynchronous functions of a program that look like a handler, but are passed to no function that waits for them.
 */
function uncaughtIn(file: string, text = readFileSync(file, 'utf8')): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isAsyncHandler(node) && !isTaken(node.parent)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isAsyncHandler(node: ts.Node): boolean {
  if (!ts.isFunctionLike(node) || !ts.canHaveModifiers(node)) return false
  const isAsync = ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
  const [req, res] = node.parameters.map((one) => one.getText())
  return Boolean(
    isAsync && /^_|^req\b|\bRequest$/.test(req ?? '') && /\b_?res\b|^_$/.test(res ?? ''),
  )
}

const isTaken = (parent: ts.Node) =>
  ts.isCallExpression(parent) && takers.includes(parent.expression.getText())

it('[SAFE-11] no asynchronous handler is Express’s own: it would ignore a rejection', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('test'))
    .map((name) => folder + name)
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => uncaughtIn(file))).toEqual([])
})

it.each([
  'router.get("/x", async (req, res) => {})',
  'const handle: RequestHandler = async (_, res, next) => {}',
  'async function handle({ query }: Request, res: Response) {}',
])('[SAFE-11] an asynchronous handler is found in %s', (text) => {
  expect(uncaughtIn('x.ts', text)).toEqual(['x.ts:1'])
  expect(uncaughtIn('x.ts', 'asyncHandler(async (req, res) => {})')).toEqual([])
})

it('[SAFE-11] what an asynchronous handler rejects with goes to the error handlers', async () => {
  const app = express()
  const broken = asyncHandler(async () => {
    throw new Error('broken')
  })
  app.get('/', broken)
  app.use(((error, _req, res, _next) => {
    res.status(500).send(error.message)
  }) satisfies express.ErrorRequestHandler)
  const { url } = await forTest(listenLocally(createServer(app)))
  expect(await createHttpClient(url).get('/')).toMatchObject({ status: 500, text: 'broken' })
})

import { expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { forFile, stackForFile } from '../support/server-test'
import { startUpstream } from '../support/upstream'

/** Headers of the service's next answer. */
let said: Record<string, string> = {}
const service = await forFile(
  startUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...said })
    response.end('{"code":0,"msg":"","data":{"salary":1}}')
  }),
)
const stack = await stackForFile({ PLATFORM_URL: service.url, MQTT_URL: '' })

async function cachingOf(path: string, headers: Record<string, string>) {
  said = headers
  const client = createHttpClient(stack.portal.url)
  await client.signIn('upstream')
  return (await client.get(path)).headers
}

const publicCaching = { 'cache-control': 'public, max-age=31536000' }
const validator = { etag: '"v1"' }

it.each<[string, Record<string, string>, string]>([
  ['nothing', {}, 'private, no-store'],
  ['that anybody may keep it', publicCaching, 'private, no-store'],
  ['no-store', { 'cache-control': 'no-store', ...validator }, 'private, no-store'],
  ['a validator', { ...publicCaching, ...validator }, 'private, no-cache'],
])('[SAFE-08] an answer of which the service says %s is kept by no shared cache', async (_, headers, caching) => {
  const answer = await cachingOf('/service-system/user/personal/info', headers)
  expect(answer['cache-control']).toBe(caching)
  expect(answer.etag).toBe(headers.etag)
})

it('[SAFE-08] the files of an app, which are the same for all, are cached as their server says', async () => {
  const answer = await cachingOf('/subapps/index/assets/main.js', publicCaching)
  expect(answer['cache-control']).toBe(publicCaching['cache-control'])
})

it('[SAFE-08] a refusal for want of a session is not kept either', async () => {
  const answer = await createHttpClient(stack.portal.url).get('/service-system/user/personal/info')
  expect(answer.status).toBe(401)
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

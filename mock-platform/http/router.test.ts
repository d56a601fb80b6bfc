import { expect, it } from 'vitest'
import { Router } from './router'

function routes(...paths: string[]) {
  const router = new Router<string>()
  for (const path of paths) router.add('GET', path, path)
  return (path: string) => router.find('GET', path)
}

it('[MOCK-01] plain segments win over names, and names over the rest', () => {
  const find = routes('/mail/page', '/mail/:id', '/mail/:folder/list', '/mail/*')
  expect(find('/mail/page')?.value).toBe('/mail/page')
  expect(find('/mail/7')).toEqual({ value: '/mail/:id', params: { id: '7' } })
  expect(find('/mail/page/list')).toEqual({
    value: '/mail/:folder/list',
    params: { folder: 'page' },
  })
  expect(find('/mail/a/b/c')?.value).toBe('/mail/*')
  expect(find('/post')).toBeUndefined()
})

it('[MOCK-01] names are decoded, and an empty one is none', () => {
  const find = routes('/user/:id')
  expect(find('/user/u-zhangsan%40one')?.params).toEqual({ id: 'u-zhangsan@one' })
  expect(find('/user/%zz')?.params).toEqual({ id: '%zz' })
  expect(find('/user/')).toBeUndefined()
})

it('[MOCK-01] a path that is added twice is refused', () => {
  expect(() => routes('/a/:id', '/a/:name')).toThrow('GET /a/:name is answered twice')
})

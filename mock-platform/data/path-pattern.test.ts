import { expect, it } from 'vitest'
import { meetsRoute, pathPattern } from './path-pattern'

it('[KIT-04] a pattern meets a route if some path fits both', () => {
  const meets: [pattern: string, route: string][] = [
    ['/service-mail/*', '/service-mail/page'],
    ['*', '/auth/oauth/token'],
    ['/service-system/user/u-lisi', '/service-system/user/:id'],
    ['/service-system/user/*/info', '/service-system/user/:id/info'],
    ['/*/page', '/service-:x/page'],
    ['/subapps/inbox/assets/*.js', '/subapps/*'],
    ['*list*', '/service-system/systheme/list'],
  ]
  for (const [pattern, route] of meets) expect(meetsRoute(pattern, route), pattern).toBe(true)
})

it('[KIT-04] and none if no path does', () => {
  const apart: [pattern: string, route: string][] = [
    ['/service-mial/*', '/service-mail/page'],
    ['/service-mail', '/service-mail/page'],
    ['/service-system/user', '/service-system/user/:id'],
    ['*x', '/service-system/systheme/list'],
    ['', '/a'],
  ]
  for (const [pattern, route] of apart) expect(meetsRoute(pattern, route), pattern).toBe(false)
})

it('[KIT-04] a pattern of many stars is judged at once', () => {
  expect(meetsRoute(`/${'*a'.repeat(40)}b`, `/${'a'.repeat(200)}`)).toBe(false)
  expect(pathPattern('/a*c')('/abbbc')).toBe(true)
})

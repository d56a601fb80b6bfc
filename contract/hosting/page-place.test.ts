import { describe, expect, it } from 'vitest'
import { pagePlaces } from './page-place'

const portal = 'https://portal.example.cn'

describe('the places of a page app', () => {
  const rows: [what: string, entry: string, path: string, address: string][] = [
    ['its entry', '/subapps/forum/', '/forum', '/subapps/forum/'],
    ['its entry by name', '/subapps/forum/index.html', '/forum', '/subapps/forum/index.html'],
    [
      'a page beside it',
      '/subapps/forum/',
      '/forum/a/topic.html?id=1#x',
      '/subapps/forum/a/topic.html?id=1#x',
    ],
    ['a hash', '/subapps/forum/', '/forum#/list', '/subapps/forum/#/list'],
    ['an entry elsewhere', 'https://out.example.cn/app/', '/forum', '/app-page/forum/'],
    [
      'a page elsewhere',
      'https://out.example.cn/app/',
      '/forum/a.html?q',
      '/app-page/forum/a.html?q',
    ],
  ]
  it.each(rows)('[ANY-02] are the same both ways for %s', (_, entry, path, address) => {
    const places = pagePlaces('forum', entry, portal)
    expect(places.addressOf(path)).toBe(address)
    expect(places.pathOf(portal + address)).toBe(path)
  })

  it('[ANY-02] know links to the own site of an entry elsewhere', () => {
    const { pathOf } = pagePlaces('forum', 'https://out.example.cn/app/', portal)
    expect(pathOf('https://out.example.cn/app/b.html#1')).toBe('/forum/b.html#1')
    expect(pathOf('https://out.example.cn/other/')).toBeNull()
    expect(pathOf(`${portal}/subapps/forum/`)).toBeNull()
  })

  it('[ANY-02] [ANY-04] are its own paths at an origin of its own', () => {
    const origin = 'https://forum.apps.example.cn'
    const { base, addressOf, pathOf } = pagePlaces('forum', 'https://out.example.cn/', origin, true)
    expect(base).toBe('/')
    expect(addressOf('/forum')).toBe('/')
    expect(addressOf('/forum/detail/7')).toBe('/detail/7')
    expect(pathOf(`${origin}/detail/7`)).toBe('/forum/detail/7')
    expect(pathOf('https://out.example.cn/detail/7')).toBe('/forum/detail/7')
    expect(pathOf('https://other.example.cn/')).toBeNull()
  })

  it('[ANY-02] keep what the entry says if the path says nothing', () => {
    const { addressOf } = pagePlaces('forum', '/subapps/forum/?mode=oa#/home', portal)
    expect(addressOf('/forum')).toBe('/subapps/forum/?mode=oa#/home')
    expect(addressOf('/forum?mode=x')).toBe('/subapps/forum/?mode=x#/home')
  })
})

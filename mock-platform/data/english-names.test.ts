import { expect, it } from 'vitest'
import { sharedPlatform } from '../endpoints/test-caller'
import { inLanguageOf } from './english-names'
import { platformThemes } from './themes'

const { platform } = sharedPlatform()

const chinese = /\p{Script=Han}/u

it('[LOOK-15] every app, category, theme, tenant and layout of the ordinary day has an English name', async () => {
  const space = platform.space()
  const token = space.openSession('zhangsan')
  const ask = async (path: string) => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'en-US' }
    return (await (await fetch(platform.url + path, { headers })).json()).data
  }
  const { userApp } = await ask('/service-system/sysappuser/list?column=sort')
  const layouts = await ask('/service-system/sysportal/portallayout/page?current=1&size=20&type=0')
  const themes = inLanguageOf('en-US,en;q=0.9', 'listThemes', platformThemes())
  const names = [
    ...userApp.flatMap((app: { title: string; othGroupName: string }) => [
      app.title,
      app.othGroupName,
    ]),
    ...(themes as { themeName: string }[]).map(({ themeName }) => themeName),
    ...(layouts?.records ?? []).map(({ name }: { name: string }) => name),
  ]
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => chinese.test(name))).toEqual([])
})

it.each([
  undefined,
  '',
  'zh-CN,zh;q=0.9,en;q=0.8',
  'english',
])('[LOOK-15] names stay Chinese for who asks for %s', (languages) => {
  expect(inLanguageOf(languages, 'listApps', { title: '首页' })).toEqual({ title: '首页' })
})

it.each([
  'listApps',
  'readConstant',
])('[LOOK-15] a name that has no English one stays in %s', (endpoint) => {
  expect(inLanguageOf('en', endpoint, '我的应用')).toBe('我的应用')
  expect(inLanguageOf('en', endpoint, { title: 'toString' })).toEqual({ title: 'toString' })
})

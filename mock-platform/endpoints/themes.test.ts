import { describe, expect, it } from 'vitest'
import { sharedPlatform } from './test-caller'

const { platform, as } = sharedPlatform()
const zhangsan = as('zhangsan')

describe('themes', () => {
  it('[ME-02] lists themes with name, colour and pictures that are drawings', async () => {
    const { data } = await zhangsan('GET', '/service-system/systheme/list')
    expect(data).toHaveLength(6)
    expect(data[0]).toMatchObject({ id: 'default', themeName: '经典蓝', color: '#1559c7' })
    for (const theme of data) {
      for (const field of ['themeIcon', 'themeImage', 'backgroundImage']) {
        expect(theme[field]).toMatch(/^data:image\/svg\+xml,[\w.%~-]+$/)
        expect(decodeURIComponent(theme[field])).toMatch(/^data:[^<]*<svg [^>]*>.*<\/svg>$/)
      }
    }
  })

  it('[ME-02] keeps a JSON string at the user, and refuses what is none', async () => {
    const theme = '{"id":"celadon","color":"#15808f"}'
    expect((await zhangsan('PUT', '/service-system/user/theme', { theme })).code).toBe(0)
    expect((await zhangsan('GET', '/auth/oauth/check_token')).data.theme).toBe(theme)
    const wrong = await zhangsan('PUT', '/service-system/user/theme', { theme: 'celadon' })
    expect(wrong.code).toBe(400)
    expect(platform.space().users.get('zhangsan')?.theme).toBe(theme)
  })
})

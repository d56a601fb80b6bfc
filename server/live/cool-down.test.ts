import { describe, expect, it } from 'vitest'
import { CoolDown } from './cool-down'

describe('the cool-down after a flood', () => {
  it('[SAFE-16] holds for its time, for that account alone', () => {
    const coolDown = new CoolDown(10_000)
    coolDown.start('lisi', 5)
    expect(coolDown.left('lisi', 5)).toBe(10_000)
    expect(coolDown.left('zhangsan', 5)).toBe(0)
    expect(coolDown.left('lisi', 10_004)).toBe(1)
    expect(coolDown.left('lisi', 10_005)).toBe(0)
    expect(coolDown.left('lisi', 99_999)).toBe(0)
  })

  it('[SAFE-16] starts over with another flood, beside those of others', () => {
    const coolDown = new CoolDown(10_000)
    coolDown.start('lisi', 0)
    coolDown.start('zhangsan', 1_000)
    coolDown.start('lisi', 2_000)
    coolDown.start('wangwu', 11_500)
    expect(coolDown.left('lisi', 11_500)).toBe(500)
    expect(coolDown.left('zhangsan', 11_500)).toBe(0)
    expect(coolDown.left('wangwu', 11_500)).toBe(10_000)
  })
})

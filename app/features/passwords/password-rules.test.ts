import { describe, expect, it } from 'vitest'
import { zhCN } from '~text/zh-CN'
import { changeProblem, passwordsOf } from './password-rules'

function problem(currentPassword?: string, newPassword?: string, sureNewPassword?: string) {
  const form = new FormData()
  const fields = { currentPassword, newPassword, sureNewPassword }
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value)
  }
  return changeProblem(passwordsOf(form), zhCN)
}

describe('the password form', () => {
  it.each([
    [[], 'currentPassword', '请输入当前密码'],
    [['old'], 'newPassword', '请输入新密码'],
    [['old', 'new'], 'sureNewPassword', '请确认新密码'],
    [['old', 'new', ''], 'sureNewPassword', '请确认新密码'],
    [['old', 'new', 'New'], 'sureNewPassword', '两次输入的新密码不一致'],
    [['same', 'same', 'same'], 'newPassword', '当前密码不能与新密码一致'],
    [['old', 'x'.repeat(201), ''], 'newPassword', '密码过长'],
  ])('[AUTH-09] of %j says at %s: %s', (values, field, message) => {
    expect(problem(...(values as string[]))).toEqual({ field, message })
  })

  it('[AUTH-09] has nothing to say of a change that can be tried, spaces and all', () => {
    expect(problem('old', ' 新 密码 ', ' 新 密码 ')).toBeNull()
  })
})

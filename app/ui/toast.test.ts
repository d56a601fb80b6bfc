import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeToast, showToast, subscribeToToasts, toastsOnShow } from './toast'

const texts = () => toastsOnShow().map(({ text }) => text)
const show = (...all: string[]) => {
  for (const text of all) showToast({ kind: 'info', text })
}

afterEach(() => {
  for (const { id } of toastsOnShow()) closeToast(id)
})

describe('toasts', () => {
  it('stand in the order in which they were shown, each until it is closed', () => {
    show('甲', '乙')
    expect(texts()).toEqual(['甲', '乙'])
    const third = showToast({ kind: 'error', text: '丙' })
    closeToast(third)
    expect(texts()).toEqual(['甲', '乙'])
  })

  it('are four at most: the oldest gives way', () => {
    show('甲', '乙', '丙', '丁', '戊')
    expect(texts()).toEqual(['乙', '丙', '丁', '戊'])
  })

  it('with the same text are one, said again', () => {
    show('甲', '乙')
    const before = toastsOnShow()[0]?.id
    show('甲')
    expect(texts()).toEqual(['乙', '甲'])
    expect(toastsOnShow()[1]?.id).not.toBe(before)
  })

  it('tell their listeners of each change, until these leave', () => {
    const listener = vi.fn()
    const leave = subscribeToToasts(listener)
    show('甲')
    closeToast(toastsOnShow()[0]?.id ?? 0)
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    show('乙')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

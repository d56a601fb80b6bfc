// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchIntent } from './intent'

const intended = vi.fn()
let area: HTMLElement
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  area = document.createElement('nav')
  area.innerHTML =
    '<a href="/" data-app="index"><b>首页</b></a><a href="/" data-app="inbox"></a><p></p>'
  document.body.replaceChildren(area)
  stop = watchIntent(area, intended)
})
afterEach(() => {
  stop()
  intended.mockClear()
  vi.useRealTimers()
})

const on = (selector: string, type: string) =>
  area.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

describe('what will be opened next', () => {
  it('[RAIL-01] is the app on whose link the pointer rests, reported once', () => {
    on('[data-app=index]', 'pointerover')
    vi.advanceTimersByTime(50)
    on('b', 'pointerover')
    expect(intended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(30)
    expect(intended.mock.calls).toEqual([['index']])
    vi.advanceTimersByTime(1_000)
    expect(intended).toHaveBeenCalledTimes(1)
  })

  it('[RAIL-01] is none that the pointer only passes', () => {
    on('[data-app=index]', 'pointerover')
    vi.advanceTimersByTime(50)
    on('[data-app=inbox]', 'pointerover')
    vi.advanceTimersByTime(50)
    area.dispatchEvent(new Event('pointerleave'))
    on('p', 'pointerover')
    vi.advanceTimersByTime(1_000)
    expect(intended).not.toHaveBeenCalled()
  })

  it('[RAIL-01] is at once the app whose link has the focus', () => {
    on('[data-app=inbox]', 'focusin')
    expect(intended.mock.calls).toEqual([['inbox']])
  })

  it('[RAIL-01] is reported no more after the stop', () => {
    on('[data-app=index]', 'pointerover')
    stop()
    vi.advanceTimersByTime(1_000)
    on('[data-app=inbox]', 'focusin')
    expect(intended).not.toHaveBeenCalled()
  })
})

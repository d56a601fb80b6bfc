// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PickFilesOptions } from '~contract/hosting/props'
import { zhCN } from '~text/zh-CN'
import { loadingApp } from '../../hosting/host-state'
import { codeOfTab, type TabId } from '../../hosting/open-tabs'
import { isInFront, pickFiles } from './pick-files'
import { Shell } from './shell'
import { addressAt, type ShellPage } from './shell-state'

const id = (text: string) => text as TabId
const tab = (code: string) => ({
  id: id(code),
  code: codeOfTab(id(code)),
  path: `/${code}/list`,
  pinned: false,
})
const listed = (code: string) => ({
  code,
  title: code,
  icon: '',
  group: '',
  home: `/${code}/list`,
})

const inFront = loadingApp(id('a'), 1)
const behind = loadingApp(id('b'), 2)

/** A shell with the app a in front and b behind it. */
function openShell() {
  const page = {
    apps: ['a', 'b'].map(listed),
    rail: ['a', 'b'],
    home: '/a/list',
    tabs: [tab('a'), tab('b')],
  } as Partial<ShellPage> as ShellPage
  const address = addressAt('/a/list', null)
  const shell = new Shell(page, address, zhCN)
  shell.followRouter(address, vi.fn())
  shell.applyHosted({ ...shell.state.hosted, apps: [inFront, behind] })
  return shell
}

/** What the app gets without a dialog; null = the user is asked. */
async function answerAtOnce(shell: Shell, app = inFront, isPressed?: boolean) {
  const answer = pickFiles(shell, app, {}, isPressed)
  const shown = shell.state.picking
  return shown ? null : answer
}

const file = { from: 'centre', id: '1', name: '通知.pdf' } as const

describe('[ANY-04] an app that asks for files', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.advanceTimersByTime(60_000)
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  it('gets what the user chooses, and asks once', async () => {
    const shell = openShell()
    const first = pickFiles(shell, inFront, { accept: '.pdf' })
    const shown = shell.state.picking
    expect(shown).toMatchObject({ app: { id: 'a', frame: 1 }, wanted: { accept: '.pdf' } })
    const more = await Promise.all(
      Array.from({ length: 5_000 }, () => pickFiles(shell, inFront, {})),
    )
    expect(more.flat()).toEqual([])
    expect(shell.state.picking).toBe(shown)
    shown?.done([file])
    shell.open(null)
    expect(await first).toEqual([file])
  })

  it('gets none while it is not in front, its frame is another by now, or the user was not active', async () => {
    const shell = openShell()
    expect(await answerAtOnce(shell, behind)).toEqual([])
    expect(await answerAtOnce(shell, { ...inFront, frame: 9 })).toEqual([])
    expect(await answerAtOnce(shell, inFront, false)).toEqual([])
    expect(await answerAtOnce(shell, inFront, true)).toBeNull()
  })

  it.each<[string, (shell: Shell) => void]>([
    ['something else is open', (shell) => shell.open('about')],
    ['the user is asked whether to leave', (shell) => shell.askToLeave()],
    [
      'any dialog is there',
      () => void document.body.insertAdjacentHTML('beforeend', '<p aria-modal="true"></p>'),
    ],
  ])('covers nothing: %s', async (_, begin) => {
    const shell = openShell()
    begin(shell)
    const { overlay } = shell.state
    expect(await answerAtOnce(shell)).toEqual([])
    expect(shell.state.overlay).toBe(overlay)
  })

  it('locks no user in: after three that the user closed it has to wait', async () => {
    const shell = openShell()
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await answerAtOnce(shell)).toBeNull()
      shell.open(null)
      vi.advanceTimersByTime(1_000)
    }
    expect(await answerAtOnce(shell)).toEqual([])
    vi.advanceTimersByTime(5_000)
    expect(await answerAtOnce(shell)).toBeNull()
  })

  it('may ask as often as the user chooses', async () => {
    const shell = openShell()
    for (let turn = 0; turn < 10; turn += 1) {
      const answer = pickFiles(shell, inFront, {})
      shell.state.picking?.done([file])
      shell.open(null)
      expect(await answer).toEqual([file])
    }
  })

  it.each<[unknown, PickFilesOptions]>([
    [{}, { accept: '', multiple: false, from: undefined }],
    [
      { accept: ['.a', '.b'], multiple: 'yes', from: { toString: () => 'centre' } },
      { accept: '.a,.b', multiple: true, from: undefined },
    ],
    [
      { accept: 'a'.repeat(10_000_000), from: 'computer' },
      { accept: 'a'.repeat(4_000), multiple: false, from: 'computer' },
    ],
  ])('may say anything: %#', async (given, wanted) => {
    const shell = openShell()
    void pickFiles(shell, inFront, given as PickFilesOptions)
    expect(shell.state.picking?.wanted).toEqual(wanted)
  })

  it.each([
    null,
    undefined,
    { accept: Object.create(null) },
  ])('is refused, and shows nothing, with %o', async (given) => {
    const shell = openShell()
    await expect(pickFiles(shell, inFront, given as never)).rejects.toThrow(TypeError)
    expect(shell.state.overlay).toBeNull()
  })

  it('is not in front any more once it is closed or another tab is', () => {
    const shell = openShell()
    expect(isInFront(shell.state, inFront)).toBe(true)
    shell.applyHosted({ ...shell.state.hosted, apps: [{ ...inFront, leaving: true }, behind] })
    expect(isInFront(shell.state, inFront)).toBe(false)
    shell.applyHosted({ ...shell.state.hosted, apps: [inFront, behind] })
    shell.go('/b/list')
    expect(isInFront(shell.state, inFront)).toBe(false)
  })
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const read = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

/** The shell state of the specification, section 3. */
const fields = [
  'fullScreen',
  'singleScreen',
  'hiddenHeader',
  'canNext',
  'canForward',
  'loadedApp',
  'login status',
  'microApps',
  'showMicroApps',
  'lastVisitPath',
  'lastPath',
  'allTabs',
  'disabledApp',
  'isFirstOpenSystem',
  'errorCode',
  'errorMsg',
  'showAppHeader',
  'uploaded files',
  'showBrowserWarning',
  'cornerStyle',
  'backgroundColorStyle',
  'whiteList',
  'slideVerify',
  'slideVerifyDialogVisible',
  'jizhumimaSwitch',
  'currentNotice',
  'versionNotice',
  'isFtaCheckSuccess',
  'loginSuccess',
  'showIconUrl',
  'messageList',
  'aiWakeUp',
]

const [, table = ''] = read('docs/architecture/state.md').split('### Shell state\n')
const rows = (table.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => {
    const [field = '', owner = '', symbol = ''] = line
      .slice(2)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''))
    return { field, owner, symbol }
  })

describe('the owners of the shell’s state', () => {
  it('[APP-17] each field of the specification has one line, and no other has', () => {
    expect(rows.map(({ field }) => field)).toEqual(fields)
  })

  it.each(rows)('[APP-17] $field is owned by $symbol in $owner', ({ owner, symbol }) => {
    expect(owner).not.toBe('not yet')
    expect(symbol).toMatch(/^\w+$/)
    expect(read(owner)).toMatch(new RegExp(`\\b${symbol}\\b`))
  })
})

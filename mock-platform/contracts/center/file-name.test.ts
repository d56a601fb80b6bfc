import { expect, it } from 'vitest'
import { fileTypeOf } from '~contract/platform/file-types'
import { briefName, nameProblem, partsOf } from './file-name'

it('[FILE-01] finds the type of a file by the end of its name', () => {
  const names = ['报告.DOCX', '表.csv', '照片.jpeg', '录音.mp3', '资料.tar.gz', '说明', '.env']
  expect(names.map(fileTypeOf)).toEqual(['doc', 'xls', 'img', 'audio', 'zip', 'other', 'other'])
  expect(['公文.OFD', '系统.iso', '门户.lnk', '数据.xyz'].map(fileTypeOf)).toEqual([
    'ofd',
    'disk',
    'fast',
    'other',
  ])
})

it('[APP-15] splits a name and refuses one that no system could keep', () => {
  expect(partsOf('年度 总结.v2.docx')).toEqual({ base: '年度 总结.v2', ending: '.docx' })
  expect(partsOf('说明')).toEqual({ base: '说明', ending: '' })
  expect(nameProblem('总结.docx')).toBe('')
  expect(nameProblem(' ')).toBe('请输入文件名')
  expect(nameProblem('a/b.txt')).toMatch(/^文件名不能有/)
  expect(nameProblem('a\u0000b.txt')).toBe('文件名不能有不可见的字符')
  expect(briefName(`${'👍'.repeat(30)}.txt`)).toBe(`${'👍'.repeat(24)}….txt`)
  expect(nameProblem(`${'长'.repeat(100)}.txt`)).toMatch(/^文件名最多/)
})

import { expect, it } from 'vitest'
import { rowsOf } from './separated-values'

it('[FILE-03] values are rows by whatever separates them, as they are written', () => {
  expect(rowsOf('\ufeff姓名,工号\r\n"张三, 李四",007\r\n')).toEqual([
    ['姓名', '工号'],
    ['张三, 李四', '007'],
  ])
  expect(rowsOf('日期\t值班\n11月23日\t"引号""中\n换行"\n')).toEqual([
    ['日期', '值班'],
    ['11月23日', '引号"中\n换行'],
  ])
  expect(rowsOf('甲;乙\n一;二')).toEqual([
    ['甲', '乙'],
    ['一', '二'],
  ])
  expect(rowsOf('')).toEqual([])
  expect(rowsOf('只有一列\n第二行')).toEqual([['只有一列'], ['第二行']])
})

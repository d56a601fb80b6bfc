import { expect, it } from 'vitest'
import { concludeFrom, type Grade, verdict } from './report'

const check = (grade: Grade, weight = 10) => ({ grade, weight, findings: [], advice: '' })

it('[KIT-02] all passed is 100; one failure is 不通过 whatever the score', () => {
  expect(concludeFrom([check('pass'), check('info', 0)])).toEqual({
    score: 100,
    conclusion: '通过',
  })
  expect(concludeFrom([check('pass', 90), check('fail')])).toEqual({
    score: 90,
    conclusion: '不通过',
  })
})

it('[KIT-02] hints cost less than failures, and what could not be looked at counts as missing', () => {
  expect(concludeFrom([check('pass'), check('hint')])).toEqual({
    score: 80,
    conclusion: '基本通过',
  })
  expect(concludeFrom([check('fail'), check('skipped')]).score).toBe(0)
})

it('[KIT-02] a verdict is as bad as the worst that was found, and advises only if something is wrong', () => {
  expect(verdict({ seen: ['用时 20 毫秒'] }, '改')).toEqual({
    grade: 'pass',
    findings: ['用时 20 毫秒'],
    advice: '',
  })
  expect(verdict({ fails: ['甲'], hints: ['乙'] }, '改')).toEqual({
    grade: 'fail',
    findings: ['甲', '乙'],
    advice: '改',
  })
})

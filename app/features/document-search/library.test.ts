import { describe, expect, it } from 'vitest'
import { documentPath } from './document-path'
import { advancedPath, keywordOf } from './library'

describe('a keyword', () => {
  it.each([
    ['  工作  ', '工作'],
    ['工作\t\r\n要点', '工作 要点'],
    ['\u0000工\u0007作\u001b', '工 作'],
    ['\ud83d工作', '工作'],
    ["😀 <b>&amp;</b> ' OR 1=1 -- (.*)+", "😀 <b>&amp;</b> ' OR 1=1 -- (.*)+"],
    ['\u3000 \ufeff', ''],
  ])('[SEARCH-02] of %j is %j', (typed, keyword) => expect(keywordOf(typed)).toBe(keyword))

  it('[SEARCH-05] goes along to the app gwsearch', () => {
    expect(advancedPath('unit', 'a&b=工')).toBe(
      '/gwsearch/full-text-search?keyword=a%26b%3D%E5%B7%A5',
    )
    expect(advancedPath('public', '')).toBe('/gwsearch/doc-library-search?keyword=')
  })
})

describe('a document', () => {
  it.each([
    ['8', '0'],
    ['7', '1'],
    ['9', ''],
    ['', ''],
  ])('[SEARCH-04] of the unit and module %j has the type %j in its address', (modulesId, type) => {
    expect(documentPath('unit', { id: 'd/1', docInstId: 'i&2', modulesId })).toBe(
      `/gw/detail?docInstId=i%262&id=d%2F1&type=${type}&fullscreen=1`,
    )
  })

  it('[SEARCH-04] of the public library has its id alone in its address', () => {
    expect(documentPath('public', { id: 'p 1', docInstId: 'x', modulesId: '8' })).toBe(
      '/gwsearch/doc-library-detail?docId=p+1&fullscreen=1',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { charsetOf, pageWith } from './page-html'

const head = '<script src=/boot.js></script>'
const put = (html: string, base?: string) =>
  pageWith(Buffer.from(html, 'latin1'), {
    head,
    nonce: 'n0',
    base: base === undefined ? undefined : new URL(base),
  }).toString('latin1')

describe("an app's own page", () => {
  it.each([
    [
      '<!doctype html><html ng-app="x"><head lang="zh"><title>',
      '<!doctype html><html ng-app="x"><head lang="zh">',
    ],
    [
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<html>\n<body>',
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<html>\n',
    ],
    ['<!-- built --><html><header>', '<!-- built --><html>'],
    ['<p>quirks', ''],
    ['<!doctypehtml><p>', '<!doctypehtml>'],
    ['<!-- never closed <html><head>', ''],
    ['<htmlx><head>', ''],
    ['<html\nlang=zh><head>', '<html\nlang=zh><head>'],
    ['\xef\xbb\xbf<!doctype html>text', '\xef\xbb\xbf<!doctype html>'],
  ])('[ANY-02] begins its head with the boot script: %s', (html, before) => {
    expect(put(html)).toBe(before + head + html.slice(before.length))
  })

  it('[ANY-02] gets the nonce into its scripts, not into those of files', () => {
    expect(put('<p><script>document.write("<script>x")</script><scripty>')).toContain(
      '<script nonce=n0>document.write("<script nonce=n0>x")</script><scripty>',
    )
    expect(put('<p><script defer src="https://cdn.example/x.js">')).toContain('<script defer src')
  })

  it('[ANY-02] keeps bytes of other encodings', () => {
    const gbk = Buffer.from([0x3c, 0x70, 0x3e, 0xb9, 0xab, 0xce, 0xc4])
    expect(pageWith(gbk, { head, nonce: 'n0' }).subarray(-7)).toEqual(gbk)
  })

  it('[ANY-02] has its addresses meant from its own origin, by its own base or a new one', () => {
    const at = 'https://out.example.cn/a/b.html'
    expect(put('<head><base href="lib/"><p>', at)).toBe(
      `<head>${head}<base href="https://out.example.cn/a/lib/"><p>`,
    )
    expect(put('<head><p>', at)).toBe(`<head>${head}<base href="${at}"><p>`)
  })

  it('[ANY-02] keeps a base whose address looks like a pattern of replacements', () => {
    expect(put('<base href="/a$\'b"><p>', 'https://out.example.cn/')).toBe(
      `${head}<base href="https://out.example.cn/a$'b"><p>`,
    )
  })

  it.each([
    '<script ',
    '<base ',
    '<base href ',
    '<script src ',
    '<!--',
    '<!doctype ',
    '<head ',
    ' ',
  ])('[SAFE-16] of 5 MB of “%s” is read once, not once for each: the former patterns would not have ended', (piece) => {
    const hostile = piece.repeat(5_000_000 / piece.length)
    const size = put(hostile, 'https://out.example.cn/').length
    expect(size).toBeGreaterThan(hostile.length)
  })

  it.each([
    ['text/html; charset=GBK', '', 'GBK'],
    ['text/html', '<meta http-equiv=Content-Type content="text/html; charset=gb2312">', 'gb2312'],
    ['text/html', '<meta charset="big5">', 'big5'],
    ['text/html', '<title>x</title>', 'utf-8'],
  ])('[ANY-02] keeps its encoding: %s %s', (type, html, charset) => {
    expect(charsetOf(Buffer.from(html), type)).toBe(charset)
  })
})

import { createHash } from 'node:crypto'
import { htmlReply, type Reply } from '../../http/reply'
import { html, Markup } from './markup'
import { script } from './script'
import { style } from './style'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'img-src data:',
  ].join('; '),
  // Without an Origin header, a form of this page could not be told from a foreign one.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const sections = [
  ['space', '空间与场景'],
  ['people', '人员'],
  ['push', '消息与推送'],
  ['clock', '时钟'],
  ['faults', '故障'],
  ['answers', '替代应答'],
  ['constants', '常量'],
  ['flags', '开关'],
  ['calls', '调用记录'],
] as const

export function documentReply(status: number, title: string, content: Markup): Reply {
  const text = html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>${content}</body>
</html>
`
  return htmlReply(status, text.text, headers)
}

export function pageHeader(space: string): Markup {
  const links = sections.map(([id, title]) => html`<a href="#${id}">${title}</a>`)
  return html`<header><h1>模拟平台 <span>空间 ${space}</span></h1><nav aria-label="本页内容">${links}</nav></header>`
}

export const liveScript: Markup = html`<script>${new Markup(script)}</script>`

/** A part of the page, for its script. */
export function fragmentReply(content: Markup): Reply {
  return htmlReply(200, content.text, headers)
}

export function noticeReply(status: number, title: string, content: Markup): Reply {
  const back = html`<p><a href="/__mock/">回到控制台</a></p>`
  const main = html`<header><h1>模拟平台</h1></header><main><section><h2>${title}</h2>${content}${back}</section></main>`
  return documentReply(status, `${title} – 模拟平台`, main)
}

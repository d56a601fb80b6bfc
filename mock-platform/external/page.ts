import { escaped } from '../data/html'

/** Keeps a page's query when a form is sent. */
export function keptFields(query: URLSearchParams, names: readonly string[]): string {
  return names
    .flatMap((name) => {
      const value = query.get(name)
      return value === null ? [] : `<input type="hidden" name="${name}" value="${escaped(value)}">`
    })
    .join('')
}

/** Has a style of its own, so that it is visibly not part of the portal. */
export function externalPage(title: string, person: string | undefined, content: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escaped(title)}</h1><p class="person">${escaped(person ?? '未登录')}</p></header>
<main>${content}</main>
</body>
</html>
`
}

/** For pages whose address may contain a token. */
export const externalHeaders = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }

const style = `
*{box-sizing:border-box}
body{margin:0;background:#f6f7f4;color:#22302a;font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;padding:12px 24px;background:#1d5c48;color:#fff}
h1{margin:0;font-size:18px}h2{margin:0 0 12px;font-size:16px}
.person{margin:0;padding:2px 12px;border:1px solid #8fc0ae;border-radius:12px;white-space:nowrap}
main{max-width:1040px;margin:0 auto;padding:20px 24px;display:grid;gap:16px}
section,form.search{min-width:0;background:#fff;border:1px solid #d9dfda;border-radius:6px;padding:16px 20px}
form.search{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
label{display:grid;gap:4px;color:#4c5a53;flex:1 1 200px}
input,select,textarea{font:inherit;color:inherit;padding:6px 10px;border:1px solid #8b9991;border-radius:4px;background:#fff;width:100%}
button{font:inherit;padding:7px 20px;border:0;border-radius:4px;background:#1d5c48;color:#fff;cursor:pointer}
button:hover{background:#154536}
:focus-visible{outline:3px solid #d08a00;outline-offset:2px}
table{width:100%;border-collapse:collapse}
th,td{padding:9px 8px;border-bottom:1px solid #e4e9e5;text-align:left;vertical-align:top}
th{color:#4c5a53;font-weight:600;white-space:nowrap;background:#f3f6f3}
td.number,td.date{white-space:nowrap;color:#4c5a53}
.count,.note{margin:0 0 10px;color:#4c5a53}
.empty{padding:32px;text-align:center;color:#4c5a53}
.scroll{overflow-x:auto}
form.stack{display:grid;gap:12px;max-width:560px}form.stack label{flex:none}form.stack button{justify-self:start}
.buttons{display:flex;flex-wrap:wrap;gap:10px}.buttons button{display:grid}.buttons small{opacity:.85}
@media(max-width:600px){table{min-width:680px}header,main{padding-left:14px;padding-right:14px}}
`

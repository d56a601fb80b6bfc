import { setTimeout as wait } from 'node:timers/promises'
import { appsModel } from '../data/apps'
import type { Misbehaviour } from '../data/scenario-app'
import type { Handler } from '../http/endpoint-handler'
import { percentDecode } from '../http/percent-decode'
import { htmlReply, type Reply } from '../http/reply'

/** Longer than people wait, shorter than the portal's own limit for an app that comes to life. */
const slowness = 15_000

/** A page whose app has qiankun's lifecycles and says that it is there, around one that goes wrong. */
const app = ({ mount = '', unmount = '' }: { mount?: string; unmount?: string }) =>
  `<div id="root"></div><script>window.misbehavingApp={bootstrap(){},async mount(props){` +
  `document.getElementById('root').textContent='已挂载';${mount}},async unmount(){${unmount}}}</script>`

/** What each does wrong, as a page of its own or through its lifecycles. */
const pages: Record<Misbehaviour, string> = {
  slow: '<p>终于打开了</p>',
  crash: app({ mount: "throw new Error('挂载时崩溃')" }),
  'frame-denied': '<p>这个页面不允许嵌入</p>',
  leak: app({
    mount:
      "document.getElementById('root').textContent='泄漏中';const kept=[];" +
      "setInterval(()=>kept.push(new Array(1000).fill('泄漏')),50);" +
      "window.parent.addEventListener('resize',()=>kept.length)",
  }),
  'focus-trap':
    '<button id="trap">抢焦点</button><script>const trap=document.getElementById("trap");' +
    'setInterval(()=>trap.focus(),100)</script>',
  'status-500': '<p>内部错误</p>',
  'not-html': '{"code":0}',
  empty: '',
  'half-html': `${app({})}<div class="unfinished"><p>没有写完的页`,
  'script-missing': '<div id="root"></div><script src="./nowhere.js"></script>',
  'script-throws': "<div id='root'></div><script>throw new Error('脚本一开始就出错')</script>",
  'mount-rejects': app({ mount: "return Promise.reject(new Error('数据库未初始化'))" }),
  'mount-hangs': app({ mount: 'return new Promise(()=>{})' }),
  'unmount-throws': app({ unmount: "throw new Error('卸载时出错')" }),
  'unmount-hangs': app({ unmount: 'return new Promise(()=>{})' }),
  'late-errors': app({
    mount:
      "let n=0;const t=setInterval(()=>{if(++n>3)clearInterval(t);throw new Error('运行中出错')},20)",
  }),
  flood: app({
    mount:
      'setInterval(()=>{for(let i=0;i<2000;i++){props.setBadge(i);props.setTitle("刷屏"+i);props.setGlobalState({flood:i});' +
      'window.parent.postMessage({i},"*")}},10)',
  }),
  'calls-parent': app({
    mount:
      "window.parent.document.body.dataset.touched='1';window.parent.polluted=1;" +
      "document.getElementById('root').textContent=window.parent===window?'父窗口就是自己':'够到了父窗口'",
  }),
  'sets-title': app({ mount: "document.title='被改掉的标题'" }),
  leaves: app({ mount: "setTimeout(()=>{location.href='https://elsewhere.example.cn/'},50)" }),
  'goes-blank': app({ mount: "setTimeout(()=>{location.href='about:blank'},50)" }),
  dialogs: app({ mount: "setTimeout(()=>{for(let i=0;i<20;i++)alert('第'+i+'个')},50)" }),
  hogs: app({
    mount:
      "document.head.append(Object.assign(document.createElement('style'),{textContent:'*{color:red!important}'}));" +
      "Array.prototype.polluted=1;window.fetch=()=>Promise.reject(new Error('被占用'));" +
      "document.addEventListener('keydown',e=>e.preventDefault(),true)",
  }),
}

const oddAnswers: Partial<
  Record<Misbehaviour, { status?: number; type?: string; headers?: Record<string, string> }>
> = {
  'frame-denied': { headers: { 'X-Frame-Options': 'DENY' } },
  'status-500': { status: 500 },
  'not-html': { type: 'application/json' },
}

/** Answers for the entries of a scenario's misbehaving apps, and leaves all other files to `files`. */
export function misbehavingOr(files: Handler): Handler {
  return async (request) => {
    const code = percentDecode(/^\/subapps\/([^/]+)\/$/.exec(request.path)?.[1] ?? '') ?? ''
    const misbehaviour = request.space.collection(appsModel).get(code)?.misbehaviour
    return misbehaviour ? misbehave(misbehaviour) : files(request)
  }
}

async function misbehave(misbehaviour: Misbehaviour): Promise<Reply> {
  if (misbehaviour === 'slow') await wait(slowness)
  const page = pages[misbehaviour]
  const whole = !['not-html', 'empty', 'half-html'].includes(misbehaviour)
  const html = whole
    ? `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>故障应用</title></head><body>${page}</body></html>`
    : page
  const { status = 200, type, headers } = oddAnswers[misbehaviour] ?? {}
  return htmlReply(status, html, {
    'Cache-Control': 'no-cache',
    ...(type && { 'Content-Type': type }),
    ...headers,
  })
}

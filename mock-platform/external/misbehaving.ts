import { setTimeout as wait } from 'node:timers/promises'
import { appsModel } from '../data/apps'
import type { ScenarioApp } from '../data/scenario-app'
import type { Handler } from '../http/endpoint-handler'
import { htmlReply, type Reply } from '../http/reply'

type Misbehaviour = NonNullable<ScenarioApp['misbehaviour']>

/** Longer than people wait, shorter than the portal's own limit for an app that comes to life. */
const slowness = 15_000

const lifecycles = (mount: string) =>
  `<div id="root"></div><script>window.misbehavingApp={bootstrap(){},mount(){${mount}},unmount(){}}</script>`

/** What each does wrong, as a page of its own or through its lifecycles. */
const pages: Record<Misbehaviour, string> = {
  slow: '<p>终于打开了</p>',
  crash: lifecycles("throw new Error('挂载时崩溃')"),
  'frame-denied': '<p>这个页面不允许嵌入</p>',
  leak: lifecycles(
    "document.getElementById('root').textContent='泄漏中';const kept=[];" +
      "setInterval(()=>kept.push(new Array(1000).fill('泄漏')),50);" +
      "window.parent.addEventListener('resize',()=>kept.length)",
  ),
  'focus-trap':
    '<button id="trap">抢焦点</button><script>const trap=document.getElementById("trap");' +
    'setInterval(()=>trap.focus(),100)</script>',
}

/** Answers for the entries of a scenario's misbehaving apps, and leaves all other files to `files`. */
export function misbehavingOr(files: Handler): Handler {
  return async (request) => {
    const code = /^\/subapps\/([^/]+)\/$/.exec(request.path)?.[1] ?? ''
    const misbehaviour = request.space.collection(appsModel).get(code)?.misbehaviour
    return misbehaviour ? misbehave(misbehaviour) : files(request)
  }
}

async function misbehave(misbehaviour: Misbehaviour): Promise<Reply> {
  if (misbehaviour === 'slow') await wait(slowness)
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>故障应用</title></head><body>${pages[misbehaviour]}</body></html>`
  const headers = misbehaviour === 'frame-denied' ? { 'X-Frame-Options': 'DENY' } : {}
  return htmlReply(200, html, { 'Cache-Control': 'no-cache', ...headers })
}

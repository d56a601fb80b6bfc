import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { content } from '../content'
import { appsModel } from '../data/apps'
import { type Misbehaviour, misbehaviours } from '../data/scenario-app'
import type { Handler } from '../http/endpoint-handler'
import { percentDecode } from '../http/percent-decode'
import { htmlReply, type Reply } from '../http/reply'

/** Longer than users wait, shorter than the portal's limit for a starting app. */
const slowness = 15_000

const pageSchema = z.strictObject({
  page: z.string().default(''),
  mount: z.string().optional(),
  unmount: z.string().default(''),
  rest: z.string().default(''),
  bare: z.boolean().default(false),
  status: z.number().default(200),
  type: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
})

const pages = content('misbehaving-apps', z.record(z.enum(misbehaviours), pageSchema))

/** qiankun's lifecycles around the faulty code. */
const appWith = (mount: string, unmount: string) =>
  `<div id="root"></div><script>window.misbehavingApp={bootstrap(){},async mount(props){` +
  `document.getElementById('root').textContent='已挂载';${mount}},async unmount(){${unmount}}}</script>`

/** Answers the entries of misbehaving apps; `files` answers the rest. */
export function misbehavingOr(files: Handler): Handler {
  return async (request) => {
    const code = percentDecode(/^\/subapps\/([^/]+)\/$/.exec(request.path)?.[1] ?? '') ?? ''
    const misbehaviour = request.space.collection(appsModel).get(code)?.misbehaviour
    return misbehaviour ? misbehave(misbehaviour) : files(request)
  }
}

async function misbehave(misbehaviour: Misbehaviour): Promise<Reply> {
  if (misbehaviour === 'slow') await wait(slowness)
  const { page, mount, unmount, rest, bare, status, type, headers } = pages()[misbehaviour]
  const own = mount === undefined && !unmount ? page : appWith(mount ?? '', unmount)
  const html = bare
    ? own + rest
    : `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>故障应用</title></head><body>${own}</body></html>`
  return htmlReply(status, html, {
    'Cache-Control': 'no-cache',
    ...(type && { 'Content-Type': type }),
    ...headers,
  })
}

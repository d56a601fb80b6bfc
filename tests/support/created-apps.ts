import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import express from 'express'
import { appsModel } from '../../mock-platform/data/apps'
import { scenarioAppSchema } from '../../mock-platform/data/scenario-app'
import type { Space } from '../../mock-platform/data/space'
import { listenLocally } from './ports'

export const templates = ['react', 'vue', 'plain'] as const
export type Template = (typeof templates)[number]

export interface CreatedApp {
  code: string
  title: string
  folder: string
  /** Where its build is served, as if by another team's server. */
  url: string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = join(root, 'build/packages')
const run = promisify(execFile)

/** Runs a command of an app as its team would; npm finds this project's packages in a folder above the app's. */
export async function inApp(folder: string, ...args: string[]) {
  const { stdout } = await run('npm', args, {
    cwd: folder,
    // The app must not inherit settings of the test run that started this one.
    env: { NODE_ENV: 'test', PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
  })
  return stdout
}

/** Creates an app from a template with the built command, builds it with the packed kit, and serves the result. */
export async function createApp(template: Template): Promise<CreatedApp> {
  const code = `new-${template}`
  const title = `新应用 ${template}`
  const folder = join(root, 'test-results/created-apps', `${template}-${process.pid}`)
  await rm(folder, { recursive: true, force: true })
  const command = join(packages, 'create-sub-app/dist/bin.js')
  const options = ['--code', code, '--template', template, '--dir', folder]
  await run(process.execPath, [command, title, ...options])
  await installKit(folder)
  await inApp(folder, 'run', 'build')
  const { url, close } = await serve(join(folder, 'dist'))
  return {
    code,
    title,
    folder,
    url,
    async close() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What `npm install @portal/sub-app` does, without a registry. */
async function installKit(folder: string) {
  const place = join(folder, 'node_modules/@portal/sub-app')
  await mkdir(place, { recursive: true })
  const packed = await inApp(folder, 'pack', join(packages, 'sub-app'), '--silent')
  await run('tar', ['-xzf', packed.trim(), '-C', place, '--strip-components=1'], { cwd: folder })
}

async function serve(folder: string) {
  const app = express()
  app.use(
    express.static(folder, {
      setHeaders: (response) => response.setHeader('Access-Control-Allow-Origin', '*'),
    }),
  )
  return listenLocally(createServer(app))
}

/** Adds the app to a space, on zhangsan's rail. */
export function registerApp(space: Space, { code, title, url }: CreatedApp) {
  const apps = space.collection(appsModel)
  const fields = scenarioAppSchema.parse({ title, entry: `${url}/index.html` })
  apps.create({ ...fields, code, sort: apps.count + 1 })
  space.users.update('zhangsan', { pinned: ['index', code] })
}

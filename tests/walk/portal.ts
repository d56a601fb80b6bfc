import { makeOtherBuild } from '../support/other-build'
import { ownFolder, type PortalProcess, startPortalProcess } from '../support/portal-process'
import { ownStateFolder } from '../support/stack'

/** A portal that can be killed, restarted and replaced at the same address. */
export interface WalkPortal {
  url: string
  start(): Promise<void>
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** From the next start on, runs the other of two builds, in which all files have other names. */
  exchange(): void
  close(): Promise<void>
}

/** Starts the built portal as a program; `env` names the platform. */
export async function startWalkPortal(env: Record<string, string>): Promise<WalkPortal> {
  // The next process must know which sessions the previous one ended.
  const own = { ...env, STATE_DIR: ownStateFolder() }
  let running: PortalProcess | null = await startPortalProcess(own)
  let folder = ownFolder
  let other: ReturnType<typeof makeOtherBuild> | null = null
  const { url, port } = running

  async function stop(signal: 'SIGTERM' | 'SIGKILL') {
    const ending = running
    running = null
    await ending?.end(signal)
  }

  return {
    url,
    stop,
    async start() {
      running ??= await startPortalProcess({ ...own, PORT: port }, folder)
    },
    exchange() {
      other ??= makeOtherBuild({ renamed: true })
      folder = folder === ownFolder ? other.folder : ownFolder
    },
    async close() {
      await stop('SIGKILL')
      other?.remove()
    },
  }
}

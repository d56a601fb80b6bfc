import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, isListening } from './ports'

export interface Mosquitto {
  /** MQTT over TCP, and over WebSocket. */
  tcp: string
  ws: string
  start(): Promise<void>
  stop(): Promise<void>
  close(): Promise<void>
}

/** A broker for one test file: a process on free ports with a configuration of its own. */
export async function startMosquitto(program: string): Promise<Mosquitto> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mosquitto-'))
  const [tcp, ws] = [await freePort(), await freePort()]
  const file = path.join(folder, 'mosquitto.conf')
  const listeners = [`listener ${tcp} 127.0.0.1`, `listener ${ws} 127.0.0.1`, 'protocol websockets']
  const lines = [...listeners, 'allow_anonymous true', 'persistence false', 'log_type none']
  writeFileSync(file, `${lines.join('\n')}\n`)

  let child: ReturnType<typeof spawn> | null = null
  const broker: Mosquitto = {
    tcp: `mqtt://127.0.0.1:${tcp}`,
    ws: `ws://127.0.0.1:${ws}/mqtt`,
    async start() {
      child = spawn(program, ['-c', file], { stdio: 'ignore' })
      // The broker does not report when it is ready, so the test connects until it is let in.
      while (!(await isListening(tcp)) || !(await isListening(ws))) {
        if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`)
      }
    },
    async stop() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      child = null
    },
    async close() {
      await broker.stop()
      rmSync(folder, { recursive: true })
    },
  }
  await broker.start()
  return broker
}

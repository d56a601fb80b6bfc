import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './ports'
import { serverProgram } from './server-program'

/** A broker for one test file: a process on free ports with its own configuration. */
export async function startMosquitto(program: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mosquitto-'))
  const [tcp, ws] = [await freePort(), await freePort()]
  const file = path.join(folder, 'mosquitto.conf')
  const listeners = [`listener ${tcp} 127.0.0.1`, `listener ${ws} 127.0.0.1`, 'protocol websockets']
  const lines = [...listeners, 'allow_anonymous true', 'persistence false', 'log_type none']
  writeFileSync(file, `${lines.join('\n')}\n`)
  const broker = serverProgram(program, ['-c', file], [tcp, ws])
  await broker.start()
  return {
    ...broker,
    /** MQTT over TCP, and over WebSocket. */
    tcp: `mqtt://127.0.0.1:${tcp}`,
    ws: `ws://127.0.0.1:${ws}/mqtt`,
    async close() {
      await broker.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export type Mosquitto = Awaited<ReturnType<typeof startMosquitto>>

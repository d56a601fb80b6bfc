import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { isListening } from './ports'

/** A server program on this machine that a test can start and kill at will. It must listen at these ports. */
export function serverProgram(program: string, args: string[], ports: readonly number[]) {
  let child: ChildProcess | null = null
  return {
    async start() {
      const started = spawn(program, args, { cwd: tmpdir(), stdio: 'ignore' })
      child = started
      for (const port of ports) {
        // It does not report when it is ready, so the test connects until it is let in.
        while (!(await isListening(port))) {
          if (started.exitCode !== null) throw new Error(`${program} ended: ${started.exitCode}`)
        }
      }
    },
    async stop() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      child = null
    },
  }
}

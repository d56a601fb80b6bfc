import { spawn } from 'node:child_process'
import { root as cwd } from './paths.mjs'

/** Runs a command to its end; rejects where it fails. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', ...options })
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      if (code === 0) done()
      else fail(new Error(`${command} ${args[0] ?? ''} ended with ${signal ?? `status ${code}`}`))
    })
  })
}

/**
 * Starts a program of ours that says `{ready: url}` when it is. `ready` resolves with the url; `ended` with
 * the exit status, 1 for a signal.
 */
export function startProgram(args, env) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((done) => child.on('exit', (code) => done(code ?? 1)))
  const ready = new Promise((done) =>
    child.on('message', (message) => message.ready && done(message.ready)),
  )
  return { child, ready, ended }
}

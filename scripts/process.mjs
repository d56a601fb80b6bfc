import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root as cwd } from './paths.mjs'

const handedOn = ['SIGINT', 'SIGTERM']

/** Runs a command; rejects if it fails. A signal ends the command, and then this process. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', ...options })
    let asked
    const handOn = (signal) => {
      asked = signal
      child.kill(signal)
    }
    const handOff = () => {
      for (const signal of handedOn) process.off(signal, handOn)
    }
    for (const signal of handedOn) process.on(signal, handOn)
    child.on('error', (error) => {
      handOff()
      fail(error)
    })
    child.on('exit', (code, signal) => {
      handOff()
      if (asked) process.kill(process.pid, asked)
      else if (code === 0) done()
      else fail(new Error(`${command} ${args[0] ?? ''} ended with ${signal ?? `status ${code}`}`))
    })
  })
}

/**
 * Starts one of our programs, which sends `{ready: url}`. `ready` resolves with the url, `ended` with the exit status;
 * after a signal that is 128 plus its number, as in shells.
 */
export function startProgram(args, env) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((done) =>
    child.on('exit', (code, signal) => done(code ?? 128 + constants.signals[signal])),
  )
  const ready = new Promise((done) =>
    child.on('message', (message) => message.ready && done(message.ready)),
  )
  return { child, ready, ended }
}

import type { PickedFile, PickFilesOptions } from '~contract/hosting/props'
import type { LoadedApp } from '../../hosting/host-state'
import type { Shell } from './shell'

/**
 * How long a press counts as user activation in browsers (ms). The press that closed the last dialog counts as well.
 */
const pressCounts = 5_000
/** How many dialogs an app may show within that time: one that keeps asking would lock the user in. */
const mostInARow = 3
/** Limit for an app's `accept`, which each file in a list is compared with (characters). */
const longestAccept = 4_000

/** When the user last closed the dialog, and how many times in a row without choosing. */
const closings = new WeakMap<Shell, { at: number; inARow: number }>()

/**
 * Asks the user for files on behalf of an app; none if the app must not ask now, or is closed before the answer.
 * `isPressed`: whether the browser reports user activation, which its own file dialog would require; undefined = it
 * cannot say.
 */
export async function pickFiles(
  shell: Shell,
  { id, frame }: Pick<LoadedApp, 'id' | 'frame'>,
  wanted: PickFilesOptions,
  isPressed = true,
): Promise<PickedFile[]> {
  const copy = wantedFiles(wanted)
  const app = { id, frame }
  if (!isPressed || !isInFront(shell.state, app) || isAsking(shell) || isNagging(shell)) return []
  return new Promise((answer) => {
    let open = true
    const done = (files: PickedFile[]) => {
      if (!open) return
      open = false
      noteClosing(shell, files.length > 0)
      answer(files)
    }
    shell.open('pick-files', { app, wanted: copy, done })
  })
}

/** Whether the user currently sees that frame of the app. */
export function isInFront(
  { active, hosted }: Pick<Shell['state'], 'active' | 'hosted'>,
  { id, frame }: Pick<LoadedApp, 'id' | 'frame'>,
): boolean {
  const app = hosted.apps.find((one) => one.id === id)
  return active === id && app?.frame === frame && !app.leaving
}

/** A copy, with each field converted to its type. */
function wantedFiles({ accept, multiple, from }: PickFilesOptions): PickFilesOptions {
  return {
    accept: String(accept ?? '').slice(0, longestAccept),
    multiple: Boolean(multiple),
    from: from === 'centre' || from === 'computer' ? from : undefined,
  }
}

/** Another question, an app's included, already has the user's attention and must not be covered. */
function isAsking({ state }: Shell): boolean {
  const { overlay, question, leaving, signedOut } = state
  return Boolean(
    overlay || question || leaving || signedOut || document.querySelector('[aria-modal=true]'),
  )
}

function isNagging(shell: Shell): boolean {
  const { at, inARow } = closings.get(shell) ?? { at: 0, inARow: 0 }
  return inARow >= mostInARow && performance.now() - at < pressCounts
}

function noteClosing(shell: Shell, chosen: boolean) {
  const { at, inARow } = closings.get(shell) ?? { at: 0, inARow: 0 }
  const now = performance.now()
  const isSoon = now - at < pressCounts
  closings.set(shell, { at: now, inARow: chosen ? 0 : isSoon ? inARow + 1 : 1 })
}

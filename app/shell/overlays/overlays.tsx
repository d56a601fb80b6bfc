import type { ComponentType } from 'react'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { loadOverlay } from '../registry/registry'
import { useShell, useShellState } from '../store/shell-context'

const Unsaved = partOf(() => import('./unsaved'))

type Overlay = ComponentType<{ onClose(): void }>
const overlays = new Map<string, Overlay>()

export function Overlays() {
  const shell = useShell()
  const name = useShellState((state) => state.overlay)
  const question = useShellState((state) => state.question)
  const close = () => shell.open(null)
  const Overlay = name && overlayOf(name)
  return (
    <>
      {Overlay && (
        <LazyPart onLost={close}>
          <Overlay onClose={close} />
        </LazyPart>
      )}
      {question && (
        <LazyPart onLost={() => shell.closeQuestion()}>
          <Unsaved {...question} />
        </LazyPart>
      )}
    </>
  )
}

function overlayOf(name: string): Overlay {
  const overlay = overlays.get(name) ?? partOf(() => loadOverlay(name))
  overlays.set(name, overlay)
  return overlay
}

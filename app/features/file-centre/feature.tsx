import { FolderOpen } from 'lucide'
import { useMemo } from 'react'
import type { Feature } from '../../shell/registry/registry'
import { useShellState } from '../../shell/store/shell-context'
import { appOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { FilesButton } from './files-button'
import { readUploads } from './uploads'

export const fileCentre: Feature = {
  useBarEntries() {
    const label = useText().files.title
    const shared = useShellState((state) => state.hosted.shared.uploads)
    const uploads = useMemo(() => readUploads(shared), [shared])
    const offered = useShellState(
      (state) => state.page.bar.files && appOf(state, 'center') !== undefined,
    )
    if (!offered) return []
    const button = <FilesButton uploads={uploads} />
    return [{ id: 'files', at: 70, label, icon: FolderOpen, count: uploads.length, button }]
  },
}

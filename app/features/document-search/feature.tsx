import { FileSearch } from 'lucide'
import type { Feature } from '../../shell/registry/registry'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { appOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { SearchButton } from './search-button'

export const documentSearch: Feature = {
  useBarEntries() {
    const label = useText().documentSearch.title
    const shell = useShell()
    const offered = useShellState((state) => appOf(state, 'gwsearch') !== undefined)
    if (!offered) return []
    const button = <SearchButton onGo={shell.go} />
    return [{ id: 'search', at: 20, label, icon: FileSearch, stays: true, button }]
  },
}

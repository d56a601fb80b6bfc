import { FileText } from 'lucide'
import { useRef, useState } from 'react'
import type { Feature } from '../../shell/registry/registry'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { appOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'
import { LazyPart, partOf } from '../../ui/lazy-part'

export const documentSearch: Feature = {
  useBarEntries() {
    const label = useText().documentSearch.title
    const shell = useShell()
    const offered = useShellState((state) => appOf(state, 'gwsearch') !== undefined)
    if (!offered) return []
    const button = <SearchButton onGo={shell.go} />
    return [{ id: 'search', at: 20, label, icon: FileText, stays: true, button }]
  },
}

const SearchDrawer = partOf(() => import('./search-drawer'))

interface SearchButtonProps {
  /** Navigates to a path of the portal. */
  onGo(path: string): void
}

/** 「公文检索」 in the top bar. Its drawer loads on first use, and keeps the results until the page unloads. */
function SearchButton({ onGo }: SearchButtonProps) {
  const { documentSearch } = useText()
  const button = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const lost = () => {
    setWanted(false)
    setOpen(false)
  }
  return (
    <>
      <BarButton
        ref={button}
        label={documentSearch.title}
        icon={FileText}
        aria-haspopup="dialog"
        aria-expanded={open}
        onOpen={() => {
          setWanted(true)
          setOpen(true)
        }}
      />
      {wanted && (
        <LazyPart onLost={lost}>
          <SearchDrawer open={open} button={button} onGo={onGo} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

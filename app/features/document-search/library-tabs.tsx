import { useText } from '../../text/text-context'
import { TabList } from '../../ui/tab-list'
import type { Library } from './library'

interface LibraryTabsProps {
  shown: readonly Library[]
  library: Library
  /** The id of the panel that shows the chosen library. */
  panelId: string
  onChoose(library: Library): void
}

export function LibraryTabs({ shown, library, panelId, onChoose }: LibraryTabsProps) {
  const { documentSearch } = useText()
  return (
    <TabList
      values={shown}
      chosen={library}
      label={documentSearch.libraries}
      panelId={panelId}
      className="flex gap-5"
      tabClass="tab min-h-42px px-0.5 py-0"
      tab={(one) => ({ content: documentSearch.library[one] })}
      onChoose={onChoose}
    />
  )
}

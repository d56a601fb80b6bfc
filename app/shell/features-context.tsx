import { createContext, type ReactNode, useContext } from 'react'
import { useAssistant } from '../features/assistant/use-assistant'
import { useDownloads } from '../features/downloads/use-downloads'
import { useMessages } from '../features/messages/use-messages'
import { usePalette } from '../features/palette/use-palette'
import { useShellState } from './shell-context'

type Features = ReturnType<typeof useAllFeatures>

const FeaturesContext = createContext<Features | null>(null)

/** Features of which more than one part of the shell shows something. */
export function useFeatures(): Features {
  const features = useContext(FeaturesContext)
  if (!features) throw new Error('outside of the shell')
  return features
}

export function FeaturesProvider({ children }: { children: ReactNode }) {
  return <FeaturesContext.Provider value={useAllFeatures()}>{children}</FeaturesContext.Provider>
}

function useAllFeatures() {
  const page = useShellState((state) => state.page)
  return {
    messages: useMessages(),
    downloads: useDownloads({ owner: page.person.userId, atOnce: page.downloads.atOnce }),
    assistant: useAssistant(page.assistant),
    palette: usePalette(),
  }
}

import { useEffect, useSyncExternalStore } from 'react'
import { readingAloudTexts } from '~text/reading-aloud'
import { textShownIn } from '../../hosting/realm/shown-text'
import type { Shell } from '../../shell/store/shell'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { speaker } from '../../ui/speech/speaker'
import { showToast } from '../../ui/toast'

/** The maximum text length in characters, which takes hours to read. */
const longest = 100_000

/**
 * Whether something is being read aloud, and the function to start or stop it. Reading stops with the tab that is read.
 */
export function useReadingAloud() {
  const shell = useShell()
  const { language } = useText()
  const active = useShellState((state) => state.active)
  const speaking = useSyncExternalStore(speaker.subscribe, speaker.isSpeaking, () => false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to stop
  useEffect(() => speaker.stop, [active])
  useEffect(() => {
    // Some browsers continue to read after the page has gone.
    window.addEventListener('pagehide', speaker.stop)
    return () => window.removeEventListener('pagehide', speaker.stop)
  }, [])
  return { speaking, toggle: () => void toggleReading(shell, language) }
}

/** Reads the active app, or stops. */
export async function toggleReading(
  shell: Shell,
  language: keyof typeof readingAloudTexts,
): Promise<void> {
  if (speaker.isSpeaking()) return speaker.stop()
  const texts = readingAloudTexts[language]
  const text = (await textToRead(shell))?.slice(0, longest)
  const say = (sentence: string) => showToast({ kind: 'info', text: sentence })
  if (text === undefined) say(texts.unreadable)
  else if (!text.trim()) say(texts.nothing)
  else if (!(await speaker.say(text, language))) say(texts.noVoice)
}

/** An overlay has priority over the active app; undefined = the app cannot be read. */
async function textToRead({ host, state }: Shell): Promise<string | undefined> {
  const over = document.querySelector('[aria-modal=true]')
  const pane = document.getElementById(`panel-${state.active}`)
  const isOwn = !pane?.querySelector('iframe')
  if (over || isOwn) return textShownIn(document)
  return host?.shownText(state.active)
}

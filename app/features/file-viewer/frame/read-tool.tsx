import { Square, Volume2 } from 'lucide'
import { createContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { readingAloudTexts } from '~text/reading-aloud'
import { useText } from '../../../text/text-context'
import { speaker } from '../../../ui/speech/speaker'
import { showToast } from '../../../ui/toast'
import type { Paging } from './terms'
import { Tool } from './tools'

/** Whether the user has 长者模式. */
export const ElderMode = createContext(false)

/** How long the text of the next page may take (ms). */
const patience = 5_000

/** 「朗读」: reads the selection, otherwise the page in view and those after it (DOC-04, WEB-06). */
export function ReadTool({ paging }: { paging: Paging | undefined }) {
  const { language } = useText()
  const texts = readingAloudTexts[language]
  const speaking = useSyncExternalStore(speaker.subscribe, speaker.isSpeaking, () => false)
  const latest = useRef(paging)
  latest.current = paging
  /** Counts starts and stops: the text of a next page may arrive after the user has stopped. */
  const turn = useRef(0)
  function stop() {
    turn.current += 1
    speaker.stop()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the document, whatever was rendered last
  useEffect(() => {
    // Some browsers continue to read after the page has gone.
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [])

  async function read(text: string, then?: () => void) {
    if (!text.trim()) showToast({ kind: 'info', text: texts.nothing })
    else if (!(await speaker.say(text, language, then)))
      showToast({ kind: 'info', text: texts.noVoice })
  }

  function readPage(page: number) {
    const ours = turn.current
    void textOfPage(page).then((text) => {
      if (ours === turn.current) void read(text, () => readOn(page))
    })
  }

  function readOn(page: number) {
    const now = latest.current
    if (!now || page >= now.total) return
    now.goTo(page + 1)
    readPage(page + 1)
  }

  function toggle() {
    stop()
    if (speaking) return
    const selected = window.getSelection()?.toString() ?? ''
    const page = latest.current?.page
    if (selected.trim()) void read(selected)
    else if (page === undefined || !partOfPage(page)) void read(stageText())
    else readPage(page)
  }

  return (
    <Tool
      icon={speaking ? Square : Volume2}
      label={speaking ? texts.stop : texts.read}
      onUse={toggle}
    />
  )
}

/** The visible stage: a file inside another one covers that one's stage. */
function stage(): HTMLElement | undefined {
  const stages = document.querySelectorAll<HTMLElement>('[data-stage]')
  return [...stages].find((one) => one.getClientRects().length > 0)
}

const stageText = () => stage()?.innerText ?? ''

const partOfPage = (page: number) =>
  stage()?.querySelector<HTMLElement>(`[data-page="${page}"], [data-page-number="${page}"]`)

/** The text is rendered a moment after the page comes into view. */
async function textOfPage(page: number): Promise<string> {
  const until = performance.now() + patience
  for (;;) {
    const text = partOfPage(page)?.textContent ?? ''
    if (text.trim() || performance.now() > until) return text
    await new Promise((done) => setTimeout(done, 100))
  }
}

import type { Page } from '@playwright/test'

interface Noted {
  said: string[]
  finish(): void
}

/** A voice that records what it is asked to say, and finishes each sentence on demand. */
export function noteSpeech() {
  const said: string[] = []
  let current: SpeechSynthesisUtterance | null = null
  Object.assign(window, { said, finish: () => current?.onend?.(new Event('end') as never) })
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [{ lang: 'zh-CN' }],
      speak(utterance: SpeechSynthesisUtterance) {
        current = utterance
        said.push(`${utterance.lang} ${utterance.text}`)
      },
      cancel() {
        current = null
        said.push('cancelled')
      },
    },
  })
}

export const saidIn = (page: Page) => page.evaluate(() => (window as unknown as Noted).said)

export const finishSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as Noted).finish())

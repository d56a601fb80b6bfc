import { sentencesOf } from './sentences'

/** Slower than normal, as listeners may be old. */
const rate = 0.9
/** Voices may arrive a moment after they are requested (ms). */
const patience = 1_500

const listeners = new Set<() => void>()
/** The number of the current reading: one that was stopped must not continue. */
let reading = 0
let speaking = false
/** Some browsers garbage-collect an utterance that is not referenced, and then never fire its end event. */
const held = new Set<SpeechSynthesisUtterance>()

/** Reads text aloud in this window, one text at a time. */
export const speaker = {
  isSpeaking: () => speaking,

  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },

  /**
   * Starts reading; resolves to false if this computer has no voice. `language`: such as `zh-CN`. `ended` is called
   * when everything has been said, and not if the reading was stopped.
   */
  async say(text: string, language: string, ended?: () => void): Promise<boolean> {
    speaker.stop()
    reading += 1
    const ours = reading
    set(true)
    const isAble = await hasVoices()
    if (ours !== reading) return true
    const next = () => {
      set(false)
      ended?.()
    }
    if (isAble) sayAll(sentencesOf(text), { language, ours, next })
    else set(false)
    return isAble
  },

  stop() {
    reading += 1
    if (speaking) window.speechSynthesis?.cancel()
    held.clear()
    set(false)
  },
}

interface Saying {
  language: string
  ours: number
  next(): void
}

function sayAll(sentences: readonly string[], saying: Saying, at = 0) {
  const { language, ours } = saying
  const sentence = sentences[at]
  if (sentence === undefined) return saying.next()
  const utterance = new SpeechSynthesisUtterance(sentence)
  held.clear()
  held.add(utterance)
  utterance.lang = language
  utterance.rate = rate
  const next = () => ours === reading && sayAll(sentences, saying, at + 1)
  utterance.onend = next
  // A sentence that cannot be spoken must not end the reading.
  utterance.onerror = next
  window.speechSynthesis.speak(utterance)
}

async function hasVoices(): Promise<boolean> {
  const voices = window.speechSynthesis
  if (!voices) return false
  if (voices.getVoices().length > 0) return true
  await new Promise<void>((done) => {
    const timer = setTimeout(done, patience)
    voices.onvoiceschanged = () => {
      clearTimeout(timer)
      done()
    }
  })
  return voices.getVoices().length > 0
}

function set(now: boolean) {
  if (now === speaking) return
  speaking = now
  for (const changed of listeners) changed()
}

/** What a walk does to the world, as far as browsers write about it in the console. */
export type Trouble = 'network' | 'portal' | 'release' | 'service' | 'session'

const lost =
  /WebSocket connection|net::ERR_|Failed to (?:fetch|load)|preload CSS|dynamically imported|loading route module/
const answered = /status of 50\d|Bad Gateway/
const refused = /status of 401|HTTP Authentication failed|Refused to apply style/
/** The page was being left while its session ended, and what it had asked for led to the sign-in. */
const ledAway = /\/login\?redirect=/

/** The words that a trouble explains. */
const words: Record<Trouble, readonly RegExp[]> = {
  network: [lost],
  portal: [lost, answered],
  release: [lost, answered, /status of 404|Refused to apply style/],
  // An app says what it could not get or read, in a file of its own; the shell writes that with the app's code.
  service: [answered, /^\[\w+\] /, /^(?!not caught).*\/subapps\//s],
  session: [refused, ledAway],
}

/** A pointer that rests on a link has the app's files fetched, whether it is opened or not. */
const always = /preloaded using link preload/

/** An answer may be late, and so is what the browser writes about it (ms). */
const echo = 15_000

/** The troubles of a walk in the order of their beginning, by a clock in milliseconds. */
export function createTroubles(now: () => number) {
  const known: { trouble: Trouble; until: number }[] = []

  return {
    /** It lasts until `end`. */
    begin(trouble: Trouble) {
      known.push({ trouble, until: Number.POSITIVE_INFINITY })
    },
    end(trouble: Trouble) {
      for (const one of known) {
        if (one.trouble === trouble) one.until = Math.min(one.until, now() + echo)
      }
    },
    /** It comes and goes at once. */
    pass(trouble: Trouble) {
      known.push({ trouble, until: now() + echo })
    },
    /** Whether what was written to the console at a time has a reason. */
    explain(text: string, at: number): boolean {
      if (always.test(text)) return true
      return known.some(
        ({ trouble, until }) => at <= until && words[trouble].some((one) => one.test(text)),
      )
    },
  }
}

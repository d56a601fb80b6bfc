/** What a walk does to the world, as far as browsers report it in the console. */
export type Trouble = 'network' | 'portal' | 'release' | 'service' | 'session'

const lost =
  /WebSocket connection|net::ERR_|Failed to (?:fetch|load)|preload CSS|dynamically imported|loading route module/
const answered = /status of 50\d|Bad Gateway/
const refused = /status of 401|HTTP Authentication failed|Refused to apply style/
/** The session ended while the page was being left, and the page's requests were redirected to the sign-in. */
const ledAway = /\/login\?redirect=/

/** The console messages that each trouble explains. */
const words: Record<Trouble, readonly RegExp[]> = {
  network: [lost],
  portal: [lost, answered],
  release: [lost, answered, /status of 404|Refused to apply style/],
  // An app logs from its own file what it could not get or read; the shell logs that with the app's code.
  service: [answered, /^\[\w+\] /, /^(?!not caught).*\/subapps\//s],
  session: [refused, ledAway],
}

/** A pointer that rests on a link preloads the app's files, whether the app is then opened or not. */
const always = /preloaded using link preload/

/** How long after a trouble its console messages may come (ms), because answers may be late. */
const echo = 15_000

/** The troubles of a walk in the order in which they began, by a clock in milliseconds. */
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
    /** Whether a trouble explains what was written to the console at that time. */
    explain(text: string, at: number): boolean {
      if (always.test(text)) return true
      return known.some(
        ({ trouble, until }) => at <= until && words[trouble].some((one) => one.test(text)),
      )
    },
  }
}

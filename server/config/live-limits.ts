/** Intervals and timeouts of the live connections, in milliseconds (PUSH-01 to PUSH-05). */
export const liveTimes = {
  /** Between two pings, on either side of the portal. */
  heartbeat: 10_000,
  /** A socket silent for longer is dead. The sweep finds it within 20 s. */
  silence: 19_000,
  sweep: 1_000,
  /** From the loss of a backend's socket to the next attempt. */
  retry: 5_000,
  /** Frames of windows wait this long between attempts while the generic socket is closed. */
  resend: 1_000,
  /** How long a backend may take to answer an upgrade. */
  handshake: 10_000,
  /** A window's welcome waits this long for the backends' sockets. */
  patience: 1_500,
  /** A session without windows keeps its sockets and events this long. */
  grace: 60_000,
  /** A closing socket that does not complete the closing handshake is terminated after this time. */
  cut: 1_000,
  /** How long an account may not open sockets after a flood; refusals are delayed, so that retries cost the flooder. */
  coolDown: 10_000,
  refusal: 1_000,
  /** How often a platform without a generic socket is asked for one again. */
  recheck: 60_000,
}
export type LiveTimes = typeof liveTimes

/** Windows of one user in one tenant, over all browsers (SAFE-02). */
export const liveSocketsPerUser = 10
/** Frames of one window, pings included; more count as a flood, which closes it (SAFE-16). */
export const framesPerWindow = { perSecond: 20, burst: 100 }
/** Frames of all windows of one user in one tenant together, over all browsers. */
export const framesPerUser = { perSecond: 60, burst: 300 }
/**
 * Fragments of one text frame. Browsers send a frame whole or split a long one into a few; only the whole counts as a
 * frame.
 */
export const piecesPerFrame = 16
/** Events of a session kept for windows that reconnect: how many, and how many bytes. */
export const liveKept = { events: 200, bytes: 512 * 1024 }
/** A window with more bytes queued reads too slowly. */
export const liveQueueLimit = 1024 * 1024
/** Longer frames of a backend are dropped. */
export const longestPush = 256 * 1024
/** Frames of windows that wait for the generic socket; beyond this limit the oldest is dropped. */
export const waitingSends = 100
/** Forced messages kept for windows that open later. */
export const forcedKept = 50

import type { Received } from '../http/request'

interface ControlCall extends Received {
  params: Record<string, string>
}

/** What a control call answers; nothing is a 204. */
export type ControlHandler = (call: ControlCall) => unknown

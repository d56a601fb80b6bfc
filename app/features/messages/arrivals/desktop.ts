import type { Texts } from '~text/zh-CN'
import type { MessageBrief } from '../message-brief'

export function canNotify(): boolean {
  return 'Notification' in window
}

/** The person has allowed the browser to. */
export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted'
}

/** Asks the person, where the browser has not asked them yet. Only ever at their own wish. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Says on the desktop what has come; a click brings the window up and does `show`. */
export function notifyDesktop(
  messages: readonly MessageBrief[],
  texts: Texts,
  show: () => void,
): void {
  const [first] = messages
  if (!first) return
  const several = messages.length > 1
  const notification = raise(
    several ? texts.messages.severalOnDesktop(messages.length) : texts.messages.live,
    { body: first.title, tag: first.id, icon: '/favicon.svg' },
  )
  if (!notification) return
  notification.onclick = () => {
    window.focus()
    notification.close()
    show()
  }
}

/** Browsers of phones have the permission and refuse the notification all the same. */
function raise(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options)
  } catch {
    return null
  }
}

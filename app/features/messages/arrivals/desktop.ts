import type { Texts } from '~text/zh-CN'
import type { MessageBrief } from '../message-brief'

export function canNotify(): boolean {
  return 'Notification' in window
}

/** Whether the user has allowed notifications in the browser. */
export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted'
}

/** Asks the user for permission, if the browser has not asked yet. Only ever at the user's own request. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Shows a desktop notification; a click brings the window to the front and calls `show`. */
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

/** Browsers of phones may grant the permission and still refuse the notification. */
function raise(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options)
  } catch {
    return null
  }
}

import type { AiWakeUp, PortalTheme } from '~contract/hosting/props'
import type { GenericFrame } from '~contract/platform/live'
import type { Texts } from '~text/zh-CN'
import type { SelectedWords } from '../hosting/app-port'

/** What features do for the apps that the shell hosts, in the present language and theme. */
export interface ShellServices {
  texts: Texts
  theme: PortalTheme
  sendLive(frame: GenericFrame): void
  /** Looks after a download; `able`: this browser lets it. */
  downloads: { add(file: { url: string; fileName: string }): void; able(): boolean }
  /** Opens the assistant; offers a menu for selected words. Both false if the unit has none. */
  assistant: { open(wake: AiWakeUp): boolean; offer(words: SelectedWords): boolean }
  /** Settles when the session lives (again). */
  sessionOver(): Promise<void>
}

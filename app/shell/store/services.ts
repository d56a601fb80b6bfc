import type { AiWakeUp, PortalTheme } from '~contract/hosting/props'
import type { GenericFrame } from '~contract/platform/live'
import type { Texts } from '~text/zh-CN'
import type { SelectedWords } from '../../hosting/app-port'

/** What the page and its features do for the apps that the shell hosts. */
export interface ShellServices {
  page: {
    texts: Texts
    theme: PortalTheme
    sendLive(frame: GenericFrame): void
    /** Asks the user to sign in if necessary; settles once they are signed in. */
    sessionEnded(): Promise<void>
  }
  /** `able`: this browser supports managed downloads. */
  downloads: { add(file: { url: string; fileName: string }): void; able(): boolean }
  /** Both return false if the tenant has no assistant. */
  assistant: { open(wake: AiWakeUp): boolean; offer(words: SelectedWords): boolean }
}

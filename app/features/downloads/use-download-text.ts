import { type DownloadTexts, downloadTexts } from '~text/downloads'
import { useText } from '../../text/text-context'

/** The download list's texts in the page's language. */
export function useDownloadText(): DownloadTexts {
  return downloadTexts[useText().language]
}

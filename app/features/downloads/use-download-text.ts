import { type DownloadTexts, downloadTexts } from '~text/downloads'
import { useText } from '../../text/text-context'

/** The sentences of the list of downloads in the page's language. */
export function useDownloadText(): DownloadTexts {
  return downloadTexts[useText().language]
}

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useState } from 'react'
import type { AttachmentTerms } from '../frame/attachment-list'
import type { OutlineItem } from '../frame/side-lists'
import { shownName } from '../shown-name'
import type { Destination, PdfScreen } from './pdf-screen'
import { smallOf } from './print-pdf'

type Entry = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]

const none = { outline: [], attachments: [], ratio: Math.SQRT2 }

interface Lists {
  outline: readonly OutlineItem[]
  attachments: readonly AttachmentTerms[]
  /** The first page's height divided by its width. */
  ratio: number
}

/** The lists beside the pages of a PDF. A broken list is left out. */
export function usePdfLists(pdf: PDFDocumentProxy | null, screen: PdfScreen | null) {
  const [lists, setLists] = useState<Lists>(none)
  const draw = useMemo(() => (pdf ? smallOf(pdf) : async () => {}), [pdf])
  useEffect(() => {
    if (!pdf || !screen) return
    let gone = false
    async function read(document: PDFDocumentProxy, { follow }: PdfScreen) {
      const [outline, attachments, page] = await Promise.all([
        document.getOutline().catch(() => null),
        document.getAttachments().catch(() => null),
        document.getPage(1),
      ])
      const { width, height } = page.getViewport({ scale: 1 })
      if (gone) return
      setLists({
        outline: (outline ?? []).map((entry) => itemOf(entry, follow)),
        attachments: Object.values(attachments ?? {}).map((one) => attachmentOf(one as Embedded)),
        ratio: height / width,
      })
    }
    void read(pdf, screen).catch(() => {})
    return () => {
      gone = true
    }
  }, [pdf, screen])
  return { ...lists, draw }
}

function itemOf(
  { title, dest, items, count = 0 }: Entry,
  follow: PdfScreen['follow'],
): OutlineItem {
  const destination: Destination | null = dest
  return {
    title,
    // Collapsed entries have a negative number of children.
    open: count >= 0,
    items: items.map((item: Entry) => itemOf(item, follow)),
    go: destination ? () => follow(destination) : null,
  }
}

interface Embedded {
  filename: string
  content: Uint8Array
}

const attachmentOf = ({ filename, content }: Embedded): AttachmentTerms => ({
  name: shownName(filename),
  size: content.length,
  read: () => content,
})

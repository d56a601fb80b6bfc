import type { ReactNode } from 'react'
import type { Paper } from '../../gw/contract'
import { Button } from './button'
import { DocumentAttachments } from './document-attachments'
import { DocumentPaper } from './document-paper'

interface DocumentFrameProps {
  paper: Paper
  /** What the column beside the paper is called. */
  side: string
  /** Below the attachments. */
  records?: ReactNode
  /** What is said of the document, and can be done with it. */
  children: ReactNode
}

/** A document on its paper, its title above, its attachments beside. */
export function DocumentFrame({ paper, side, records, children }: DocumentFrameProps) {
  return (
    <>
      <header className="document-bar">
        <h2 title={paper.title}>{paper.title}</h2>
        {children}
        <Button onClick={() => window.print()}>打印</Button>
      </header>
      <div className="document-layout">
        <main>
          <DocumentPaper paper={paper} />
        </main>
        <aside className="document-side" aria-label={side}>
          <DocumentAttachments attachments={paper.attachments} />
          {records}
        </aside>
      </div>
    </>
  )
}

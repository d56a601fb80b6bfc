import type { Paper } from '../../gw/contract'

/** Hands a text over as a file; the mark at its start lets spreadsheets read it as UTF-8. */
function download({ name, text }: Paper['attachments'][number]) {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The files that came with a document. */
export function DocumentAttachments({ attachments }: Pick<Paper, 'attachments'>) {
  return (
    <section className="panel side" aria-label="附件">
      <h2>附件</h2>
      {attachments.length === 0 && <p className="muted">没有附件</p>}
      <ul>
        {attachments.map((file) => (
          <li key={file.name} className="attachment">
            <span>{file.name}</span>
            <button
              type="button"
              className="button plain"
              aria-label={`下载 ${file.name}`}
              onClick={() => download(file)}
            >
              下载
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

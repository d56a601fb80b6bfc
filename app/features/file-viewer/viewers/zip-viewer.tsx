import { File, Folder } from 'lucide'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { sizeText } from '../file-size'
import { viewerLimits } from '../limits'
import type { PackageEntry } from '../package-kind'
import { Stage } from '../tools'
import { useViewerText } from '../use-viewer-text'
import styles from './zip-viewer.module.css'

/** The entries of an archive. */
export function ZipViewer({ entries }: { entries: readonly PackageEntry[] }) {
  const { zip } = useViewerText()
  const [shown, setShown] = useState(viewerLimits.rows)
  const sorted = useMemo(() => inOrder(entries), [entries])
  const files = entries.filter(({ name }) => !isFolder(name))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (entries.length === 0) return <p className="text-muted m-auto">{zip.empty}</p>
  return (
    <Stage className="text-center px-4 py-5">
      <p className="text-left text-muted mx-auto mb-3 max-w-860px">
        {zip.summary(files.length, sizeText(total))}
      </p>
      <table className={`card w-full max-w-860px mx-auto mt-0 mb-4 text-left ${styles.list}`}>
        <thead>
          <tr>
            <th scope="col">{zip.name}</th>
            <th scope="col">{zip.size}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map(({ name, size }, at) => (
            <tr key={at}>
              <td>
                <span className="flex items-start gap-2.5">
                  <Icon
                    drawing={isFolder(name) ? Folder : File}
                    className="text-accent mt-3px size-18px"
                  />
                  {name}
                </span>
              </td>
              <td>{isFolder(name) ? '' : sizeText(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > shown && (
        <Button variant="outline" onClick={() => setShown(shown + viewerLimits.rows)}>
          {zip.more(sorted.length - shown)}
        </Button>
      )}
    </Stage>
  )
}

const isFolder = (name: string) => name.endsWith('/')

function inOrder(entries: readonly PackageEntry[]): PackageEntry[] {
  const { compare } = new Intl.Collator('zh-CN', { numeric: true })
  return [...entries].sort((a, b) => compare(a.name, b.name))
}

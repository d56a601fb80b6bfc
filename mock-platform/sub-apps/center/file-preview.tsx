import { useCallback, useState } from 'react'
import { extensionOf, fileTypeOf } from '~contract/platform/file-types'
import type { FileRecord } from '~contract/platform/files'
import { LoadingState, useLoaded } from '../kit/react'
import { spoken } from '../kit/spoken'

const shownCharacters = 200_000

export function FilePreview({ file, address }: { file: FileRecord; address: string }) {
  const type = fileTypeOf(file.name)
  if (type === 'img') return <Picture name={file.name} address={address} />
  if (type === 'txt' || extensionOf(file.name) === 'csv') return <Text address={address} />
  if (type === 'audio') {
    return (
      <div className="py-6 px-edge text-center max-640:py-4">
        {/* biome-ignore lint/a11y/useMediaCaption: people's own recordings have no captions */}
        <audio className="w-480px max-w-full" controls src={address} aria-label={file.name} />
      </div>
    )
  }
  return <p className="state">{spoken('请点击“预览”在新窗口查看，或下载到本机')}</p>
}

function Picture({ name, address }: { name: string; address: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <p className="state failed">{spoken('图片无法显示，请下载后查看')}</p>
  return (
    <div className="py-6 px-edge text-center max-640:py-4">
      <img
        className="max-w-full max-h-70vh rounded-md shadow-sm"
        src={address}
        alt={name}
        onError={() => setFailed(true)}
      />
    </div>
  )
}

function Text({ address }: { address: string }) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const answer = await fetch(address, { signal })
      if (!answer.ok)
        throw Object.assign(new Error(spoken('文件无法读取')), { status: answer.status })
      return answer.text()
    },
    [address],
  )
  const loaded = useLoaded(load)
  if (loaded.data === null) return <LoadingState loaded={loaded} />
  return (
    <>
      <pre className="m-0 py-6 px-edge max-640:py-4 overflow-x-auto font-inherit leading-1.9 text-left whitespace-pre-wrap">
        {loaded.data.slice(0, shownCharacters)}
      </pre>
      {loaded.data.length > shownCharacters && (
        <p className="muted pt-0 px-edge pb-6">
          {spoken('内容过长，仅显示前 20 万字，完整内容请下载后查看')}
        </p>
      )}
    </>
  )
}

import type { FileRecord } from '~contract/platform/files'
import type { SubAppRequestError } from '../kit/lifecycles'
import { spoken } from '../kit/spoken'

interface Upload {
  file: File
  /** From 0 to 1. */
  onProgress(part: number): void
  signal: AbortSignal
}

/** Not by `fetch`, which reports no upload progress. Rejects as `request` does. */
export function uploadFile({ file, onProgress, signal }: Upload): Promise<FileRecord> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const fail = (status: number, code: number | null, message: string) =>
      reject(Object.assign(new Error(message), { status, code }) satisfies SubAppRequestError)
    sending.open('POST', `/service-file/file/upload?name=${encodeURIComponent(file.name)}`)
    sending.setRequestHeader('Content-Type', 'application/octet-stream')
    sending.responseType = 'json'
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    sending.onerror = () => fail(0, null, spoken('网络连接失败'))
    sending.onabort = () => reject(new DOMException(spoken('上传已取消'), 'AbortError'))
    sending.onload = () => {
      const { code = null, msg = '', data = null } = sending.response ?? {}
      if (sending.status === 200 && code === 0) resolve(data)
      else fail(sending.status, code, msg)
    }
    signal.addEventListener('abort', () => sending.abort())
    sending.send(file)
  })
}

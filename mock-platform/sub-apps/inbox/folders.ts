import type { Folder } from '../../contracts/inbox/contract'

export interface FolderView {
  folder: Folder
  title: string
  empty: string
  path: string
}

export const inbox: FolderView = {
  folder: 1,
  title: '收件箱',
  empty: '收件箱里没有邮件',
  path: '/list/1',
}

export const folders: readonly FolderView[] = [
  inbox,
  { folder: 2, title: '已发送', empty: '还没有发送过邮件', path: '/list/2' },
  { folder: 3, title: '草稿箱', empty: '没有草稿', path: '/list/3' },
]

export type View =
  | { name: 'list'; folder: FolderView }
  | { name: 'detail'; id: string }
  | { name: 'write' }

/** null = unknown path. */
export function viewAt(path: string): View | null {
  const folder = folders.find((candidate) => candidate.path === path)
  if (folder) return { name: 'list', folder }
  const id = /^\/detail\/([^/]+)$/.exec(path)?.[1]
  if (id) return { name: 'detail', id: decodeURIComponent(id) }
  return path === '/write' ? { name: 'write' } : null
}

/**
 * The browser's own file system holds the bytes that have arrived: other programs do not see them, and no partial file
 * has a name.
 */
const root = 'downloads'

async function folderOf(userId: string): Promise<FileSystemDirectoryHandle> {
  const origin = await navigator.storage.getDirectory()
  const all = await origin.getDirectoryHandle(root, { create: true })
  return all.getDirectoryHandle(encodeURIComponent(userId), { create: true })
}

/** The file for a download's bytes; created if it does not exist yet. */
export async function stagedHandle(userId: string, id: string): Promise<FileSystemFileHandle> {
  return (await folderOf(userId)).getFileHandle(id, { create: true })
}

/** A complete file that is read from the disk on demand; null = it was removed. */
export async function stagedFile(userId: string, id: string): Promise<File | null> {
  try {
    return await (await (await folderOf(userId)).getFileHandle(id)).getFile()
  } catch {
    return null
  }
}

/** Removes the files of all other downloads, and all that other users left in this browser. */
export async function sweepStaged(userId: string, ids: readonly string[]): Promise<void> {
  const own = await folderOf(userId)
  await removeFrom(own, (name) => !ids.includes(name))
  const origin = await navigator.storage.getDirectory()
  const all = await origin.getDirectoryHandle(root)
  await removeFrom(all, (name) => name !== encodeURIComponent(userId))
}

async function removeFrom(
  folder: FileSystemDirectoryHandle,
  superfluous: (name: string) => boolean,
) {
  const names = (folder as unknown as { keys(): AsyncIterable<string> }).keys()
  for await (const name of names) {
    // A file that is still being written to is removed by the next sweep.
    if (superfluous(name)) await folder.removeEntry(name, { recursive: true }).catch(() => {})
  }
}

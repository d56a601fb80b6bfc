/** The browser's own file system keeps what has arrived: no other program sees it, and no half file has a name. */
const root = 'downloads'

async function folderOf(owner: string): Promise<FileSystemDirectoryHandle> {
  const origin = await navigator.storage.getDirectory()
  const all = await origin.getDirectoryHandle(root, { create: true })
  return all.getDirectoryHandle(encodeURIComponent(owner), { create: true })
}

/** Where a download's bytes are put; made where it is not there yet. */
export async function stagedHandle(owner: string, id: string): Promise<FileSystemFileHandle> {
  return (await folderOf(owner)).getFileHandle(id, { create: true })
}

/** A complete file as one that is read from the disk as it is needed; null = it is gone. */
export async function stagedFile(owner: string, id: string): Promise<File | null> {
  try {
    return await (await (await folderOf(owner)).getFileHandle(id)).getFile()
  } catch {
    return null
  }
}

/** Removes what belongs to none of these downloads, and all that other people have left in this browser. */
export async function sweepStaged(owner: string, ids: readonly string[]): Promise<void> {
  const own = await folderOf(owner)
  await removeFrom(own, (name) => !ids.includes(name))
  const origin = await navigator.storage.getDirectory()
  const all = await origin.getDirectoryHandle(root)
  await removeFrom(all, (name) => name !== encodeURIComponent(owner))
}

async function removeFrom(
  folder: FileSystemDirectoryHandle,
  superfluous: (name: string) => boolean,
) {
  const names = (folder as unknown as { keys(): AsyncIterable<string> }).keys()
  for await (const name of names) {
    // One that is still being written to goes with the next sweep.
    if (superfluous(name)) await folder.removeEntry(name, { recursive: true }).catch(() => {})
  }
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'node:path'
import type { Plan } from './read-command'
import { Refusal } from './refusal'

/** Writes the app of a plan; throws a `Refusal` if the folder cannot be used. */
export async function createApp(plan: Plan, templates: string): Promise<void> {
  await refuseFilledFolder(plan.folder)
  try {
    // A template's own file replaces the shared file of the same name.
    for (const part of ['shared', plan.template]) await copyFilled(join(templates, part), plan)
  } catch (error) {
    throw new Refusal(`无法写入 ${plan.folder}：${(error as Error).message}`)
  }
}

async function refuseFilledFolder(folder: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new Refusal(`${folder} 是一个文件，请用 --dir 换一个位置。`)
    throw new Refusal(`无法打开 ${folder}：${error.message}`)
  })
  // A repository without commits counts as empty.
  if (names.some((name) => name !== '.git')) {
    throw new Refusal(`文件夹 ${folder} 不是空的，请先清空，或用 --dir 换一个位置。`)
  }
}

async function copyFilled(from: string, plan: Plan) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = join(entry.parentPath, entry.name)
    const target = join(plan.folder, relative(from, entry.parentPath), nameOf(entry.name))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, filled(await readFile(source, 'utf8'), basename(target), plan))
  }
}

/** npm excludes files named .gitignore from packages. */
function nameOf(name: string): string {
  return name === '_gitignore' ? '.gitignore' : name
}

function filled(text: string, name: string, { title, code }: Plan): string {
  const values: Record<string, string> = {
    __TITLE__: extname(name) === '.html' ? escapeHtml(title) : title,
    __CODE__: code,
    __PACKAGE__: code.toLowerCase(),
  }
  return text.replace(/__(?:TITLE|CODE|PACKAGE)__/g, (mark) => values[mark] ?? mark)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInCodes } from '~contract/portal/built-in-codes'
import { run } from './run'

const templates = fileURLToPath(new URL('templates', import.meta.url))
let cwd: string
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'create-sub-app-'))
})
afterAll(() => rm(cwd, { recursive: true }))

async function command(...args: string[]) {
  const said: string[] = []
  const complaints: string[] = []
  const status = await run(args, {
    cwd,
    templates,
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  })
  return { status, said: said.join('\n'), complaint: complaints.join('\n') }
}

const filesIn = (folder: string) =>
  readdirSync(join(cwd, folder), { recursive: true, encoding: 'utf8' }).sort()
const textOf = (file: string) => readFileSync(join(cwd, file), 'utf8')

describe('create-sub-app', () => {
  it('[KIT-01] makes a React app in a folder of its name, and says how to go on', async () => {
    const { status, said } = await command('leave')
    expect(status).toBe(0)
    expect(said).toContain('  cd leave\n  npm install\n  npm run dev')
    expect(filesIn('leave')).toEqual(
      expect.arrayContaining(['.gitignore', 'README.md', 'index.html', 'src/main.tsx']),
    )
    expect(filesIn('leave')).not.toContain('_gitignore')
    expect(JSON.parse(textOf('leave/package.json'))).toMatchObject({ name: 'leave', private: true })
    expect(textOf('leave/index.html')).toContain('<title>leave</title>')
  })

  it('[KIT-01] takes title, code, template and folder apart', async () => {
    const { status, said } = await command(
      '请假 & 销假',
      '--code=dailyLeave',
      '--template',
      'vue',
      '--dir',
      'apps/my leave',
    )
    expect(status).toBe(0)
    expect(said).toContain('cd "apps/my leave"')
    expect(textOf('apps/my leave/index.html')).toContain('<title>请假 &amp; 销假</title>')
    expect(textOf('apps/my leave/README.md')).toContain('# 请假 & 销假\n')
    expect(textOf('apps/my leave/src/standalone.ts')).toContain("name: 'dailyLeave'")
    expect(JSON.parse(textOf('apps/my leave/package.json')).name).toBe('dailyleave')
  })

  it.each([
    'react',
    'vue',
    'plain',
  ])('[KIT-01] leaves no mark of the template %s unfilled', async (template) => {
    await command(`whole-${template}`, '--template', template)
    const files = filesIn(`whole-${template}`).filter((file) => /\.\w+$/.test(file))
    expect(files.length).toBeGreaterThan(8)
    for (const file of files) expect(textOf(`whole-${template}/${file}`)).not.toMatch(/__[A-Z]+__/)
  })

  it('[KIT-01] begins in an empty folder, and in a new repository', async () => {
    await mkdir(join(cwd, 'empty/.git'), { recursive: true })
    expect(await command('second', '--dir', 'empty')).toMatchObject({ status: 0 })
  })

  it('[KIT-01] shows its help', async () => {
    const { status, said } = await command('--help')
    expect(status).toBe(0)
    for (const word of ['--template', '--code', '--dir', 'react', 'vue', 'plain']) {
      expect(said).toContain(word)
    }
    expect(await command('-h')).toMatchObject({ status: 0, said })
  })
})

describe('create-sub-app, called wrongly', () => {
  it.each([
    ['no name', [], '请给出应用的名称'],
    ['two names', ['leave', 'again'], '多出了「again」'],
    ['an unknown template', ['leave1', '--template', 'angular'], 'react、vue、plain'],
    ['an unknown option', ['leave1', '--port', '3'], '没有选项 --port'],
    ['an option without its value', ['leave1', '--code'], '选项 --code 后面缺少内容'],
    ['a name that is no code', ['请假申请'], '请用 --code 另外给出'],
    ['an odd code', ['leave1', '--code', '../up'], '应用编码「../up」不可用'],
    ['a code with a digit first', ['leave1', '--code', '9leave'], '以字母开头'],
    ['an address of the portal', ['login'], '「login」是门户自己的地址'],
    ['a service of the platform', ['leave1', '--code', 'service-mail'], '门户自己的地址'],
  ])('[KIT-01] says what is wrong with %s, and writes nothing', async (_, args, words) => {
    const before = readdirSync(cwd)
    const { status, complaint } = await command(...args)
    expect(status).toBe(1)
    expect(complaint).toContain(words)
    expect(readdirSync(cwd)).toEqual(before)
  })

  it('[KIT-01] refuses the codes of the portal’s own apps', async () => {
    for (const code of builtInCodes) {
      expect((await command(code)).complaint).toContain('门户自己的地址')
    }
  })

  it('[KIT-01] never writes into a folder that holds something, or into a file', async () => {
    await mkdir(join(cwd, 'filled'))
    await writeFile(join(cwd, 'filled/mine.txt'), '')
    expect((await command('filled')).complaint).toContain('不是空的')
    expect(filesIn('filled')).toEqual(['mine.txt'])
    expect((await command('leave1', '--dir', 'filled/mine.txt')).complaint).toContain('是一个文件')
    expect((await command('leave1', '--dir', 'filled/mine.txt/below')).complaint).not.toBe('')
  })

  it('[KIT-01] works as a program of its own', () => {
    const program = fileURLToPath(
      new URL('../../build/packages/create-sub-app/dist/bin.js', import.meta.url),
    )
    expect(existsSync(program)).toBe(true)
    execFileSync(process.execPath, [program, 'program', '--template', 'plain'], { cwd })
    expect(textOf('program/src/portal-sub-app.js')).toContain('defineSubApp')
    expect(() =>
      execFileSync(process.execPath, [program, 'program'], {
        cwd,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    ).toThrow('不是空的')
  })
})

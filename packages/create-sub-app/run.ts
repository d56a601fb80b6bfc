import { relative } from 'node:path'
import { createApp } from './create-app'
import { helpText, readCommand } from './read-command'
import { Refusal } from './refusal'

interface Surroundings {
  cwd: string
  templates: string
  say?(text: string): void
  complain?(text: string): void
}

/** Runs the command line; returns the exit status. */
export async function run(
  args: string[],
  {
    cwd,
    templates,
    say = (text) => void process.stdout.write(`${text}\n`),
    complain = (text) => void process.stderr.write(`${text}\n`),
  }: Surroundings,
): Promise<number> {
  try {
    const plan = readCommand(args, cwd)
    if (plan === 'help') {
      say(helpText)
      return 0
    }
    await createApp(plan, templates)
    say(nextSteps(relative(cwd, plan.folder) || '.'))
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    complain(error.message)
    return 1
  }
}

function nextSteps(folder: string): string {
  const enter = folder === '.' ? '' : `  cd ${/\s/.test(folder) ? `"${folder}"` : folder}\n`
  return `已新建应用：${folder}\n\n接下来：\n${enter}  npm install\n  npm run dev`
}

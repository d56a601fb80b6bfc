import { writeFileSync } from 'node:fs'
import { checkModel } from './check'
import { costsFile, keptCosts } from './costs'
import { measureAll, startSetting } from './measure'
import { answer } from './report'

/** The program of `npm run simulate`; scripts/simulate.mjs reads its words from the command line. */
interface Words {
  people: number
  nodes: number | null
  cores: number
  speed: number
  seed: number
  measure: boolean
  check: boolean
}

const words = JSON.parse(process.env.SIMULATE ?? '{}') as Words

async function main() {
  if (!words.measure && !words.check) return answer(words, keptCosts())
  const setting = await startSetting()
  try {
    if (words.check) return await checkModel(setting, keptCosts())
    writeFileSync(costsFile, `${JSON.stringify(await measureAll(setting), null, 2)}\n`)
    return `written to ${costsFile.pathname}\n`
  } finally {
    await setting.close()
  }
}

process.stdout.write(await main())
process.exit(0)

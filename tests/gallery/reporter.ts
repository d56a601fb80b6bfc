import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import type { Shot } from './choice'
import { difference } from './compare'
import { indexPage, type Picture } from './index-page'
import { formerOf, galleryFolder, pictureOf } from './places'
import { screens } from './screens'
import { variations } from './variations'

/** Counts the pictures, names the screens that could not be reached or logged errors, and writes index.html. */
export default class GalleryReporter implements Reporter {
  #all = 0
  #done = 0
  readonly #failures = new Map<string, string>()

  onBegin(_: unknown, suite: Suite) {
    this.#all = suite.allTests().length
  }

  onTestEnd(test: TestCase, { retry, errors }: TestResult) {
    if (test.ok()) this.#failures.delete(nameOf(test))
    else this.#failures.set(nameOf(test), errors.map(({ message }) => plain(message)).join('\n'))
    if (retry === 0) this.#done += 1
    process.stdout.write(
      `${this.#done}/${this.#all} ${nameOf(test)}${test.ok() ? '' : ' FAILED'}\n`,
    )
  }

  onEnd({ status }: FullResult) {
    for (const [name, why] of this.#failures) process.stdout.write(`\n${name}\n${indented(why)}\n`)
    const shots: Shot[] = JSON.parse(process.env.GALLERY_SHOTS ?? '[]')
    const file = path.join(galleryFolder, 'index.html')
    writeFileSync(file, indexPage(shots.map((shot) => this.#picture(shot))))
    const failed = this.#failures.size
    process.stdout.write(`\n${this.#all - failed} passed, ${failed} failed (${status}): ${file}\n`)
  }

  printsToStdio() {
    return true
  }

  #picture(shot: Shot): Picture {
    const [now, former] = [pictureOf(shot), formerOf(shot)].map((name) => {
      const file = path.join(galleryFolder, name)
      return existsSync(file) ? readFileSync(file) : null
    })
    const titleIn = (all: readonly { name: string; title: string }[], wanted: string) =>
      all.find(({ name }) => name === wanted)?.title ?? wanted
    return {
      ...shot,
      screenTitle: titleIn(screens, shot.screen),
      variationTitle: titleIn(variations, shot.variation),
      file: now ? pictureOf(shot) : null,
      former: former ? formerOf(shot) : null,
      changed: now && former ? difference(now, former) : null,
      failure: this.#failures.get(`${shot.screen} ${shot.variation}`) ?? null,
    }
  }
}

function nameOf({ title, parent }: TestCase): string {
  return `${title} ${parent.parent?.title}`
}

const plain = (text = '') => stripVTControlCharacters(text).split('\n    at ')[0] ?? ''
const indented = (text: string) => text.replaceAll(/^/gm, '  ')

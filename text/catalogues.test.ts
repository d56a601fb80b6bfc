import { describe, expect, it } from 'vitest'
import { accountTexts } from './account-switch'
import { assistantTexts } from './assistant'
import { documentSearchTexts } from './document-search'
import { enUS } from './en-US'
import { helpTexts } from './help'
import { helpTopics } from './help-topics'
import { idleTexts } from './idle-warning'
import { languageOf } from './languages'
import { messageCenterTexts } from './message-center'
import { mobileClientsTexts } from './mobile-clients'
import { newVersionTexts } from './new-version'
import { ofdTexts } from './ofd'
import { oldBrowserTexts } from './old-browser'
import { operationGuideTexts } from './operation-guide'
import { ownAppsTexts } from './own-apps'
import { paletteTexts } from './palette'
import { passwordInputTexts } from './password-input'
import { passwordResetTexts } from './password-reset'
import { readingAloudTexts } from './reading-aloud'
import { secondFactorTexts } from './second-factor'
import { shortcutsTexts } from './shortcuts'
import { signInTexts } from './sign-in'
import { signInAgainTexts } from './sign-in-again'
import { versionTexts } from './version-manager'
import { viewerTexts } from './viewer'
import { zhCN } from './zh-CN'

/** Every sentence by its path in the catalogue; those with parameters as functions. */
function sentencesOf(part: object, way = ''): [way: string, sentence: unknown][] {
  return Object.entries(part).flatMap(([key, value]): [string, unknown][] =>
    value && typeof value === 'object' ? sentencesOf(value, `${way}${key}.`) : [[way + key, value]],
  )
}

const bothOf = (language: 'zh-CN' | 'en-US') => ({
  assistant: assistantTexts[language],
  search: documentSearchTexts[language],
  oldBrowser: oldBrowserTexts[language],
  ownApps: ownAppsTexts[language],
  passwordReset: passwordResetTexts[language],
  signIn: signInTexts[language],
  readingAloud: readingAloudTexts[language],
  shortcuts: shortcutsTexts[language],
  viewer: viewerTexts[language],
  ofd: ofdTexts[language],
  secondFactor: secondFactorTexts[language],
  versions: versionTexts[language],
  passwordInput: passwordInputTexts[language],
  newVersion: newVersionTexts[language],
  idle: idleTexts[language],
  accountSwitch: accountTexts[language],
  signInOver: signInAgainTexts[language],
  mobile: mobileClientsTexts[language],
  paletteSearch: paletteTexts[language],
  operationGuideMissing: operationGuideTexts[language],
  ownMessageCenter: messageCenterTexts[language],
  help: helpTexts[language],
  helpTopics: helpTopics[language],
})
const chinese = new Map(sentencesOf({ ...zhCN, ...bothOf('zh-CN') }))
const english = new Map(sentencesOf({ ...enUS, ...bothOf('en-US') }))

/** The sentence with something in each of its places. */
function spoken(sentence: unknown, filling: string): string {
  if (typeof sentence !== 'function') return String(sentence)
  const places = Array.from({ length: sentence.length }, () => filling)
  try {
    return sentence(...places)
  } catch {
    // A sentence about several things takes a list.
    return sentence(...places.map((place) => [place]))
  }
}

const ways = [...chinese.keys()]

describe('the two catalogues', () => {
  it('[LOOK-07] have the same sentences', () => {
    expect([...english.keys()].sort()).toEqual(ways.toSorted())
  })

  it('[LOOK-07] take the same parameters', () => {
    const shape = (one: unknown) => (typeof one === 'function' ? one.length : typeof one)
    const differing = ways.filter((way) => shape(chinese.get(way)) !== shape(english.get(way)))
    expect(differing).toEqual([])
  })

  it('[LOOK-07] leave nothing empty', () => {
    const empty = [...chinese, ...english].filter(([, one]) => spoken(one, '7').trim() === '')
    expect(empty).toEqual([])
  })

  it('[LOOK-07] say what they are given in both languages', () => {
    const differing = ways.filter((way) => {
      const [one, other] = [chinese.get(way), english.get(way)]
      if (typeof one !== 'function') return false
      return spoken(one, '7').includes('7') !== spoken(other, '7').includes('7')
    })
    expect(differing).toEqual([])
  })

  it('[LOOK-07] have no Chinese in English', () => {
    const foreign = [...english].filter(([, one]) =>
      /[\p{Script=Han}，。：；！？（）「」、]/u.test(spoken(one, '7')),
    )
    expect(foreign).toEqual([])
  })
})

describe('a language', () => {
  it.each([
    'en',
    'EN-US',
    'en-US ',
    'toString',
    '__proto__',
    '',
    null,
    undefined,
    7,
    {},
  ])('[LOOK-07] that is none (%j) is Chinese', (value) => {
    expect(languageOf(value)).toBe('zh-CN')
  })
})

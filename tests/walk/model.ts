/** Who signs in, by account: the name that the bar shows. */
export const people = { zhangsan: '张三', lisi: '李四' } as const

export type Person = keyof typeof people

/** A text, and whose it is. */
export interface Written {
  person: Person
  text: string
}

/** What is known of one window of the browser. */
export interface WindowModel {
  /** The subject of the letter that is being written there and must not be lost; '' = none. */
  letter: string
  /** The browser has frozen it: it does nothing until it is thawed. */
  frozen: boolean
  /** It is of a version before the present one: parts of it may be gone, and load it again. */
  former: boolean
}

/** What the steps of a walk have led to, as far as the rules need it. */
export interface Model {
  /** Who is signed in, or was until the session ended. */
  person: Person
  /** `ended`: at the backend only; `none`: after a sign-out. */
  session: 'good' | 'ended' | 'none'
  windows: WindowModel[]
  offline: boolean
  portalDown: boolean
  /** Services of the platform are slow or fail. */
  faulty: boolean
  storageFull: boolean
  /** Subjects of the letters that were saved. */
  drafts: Written[]
  /** All that was ever typed. */
  typed: Written[]
}

export const newWindow = (): WindowModel => ({ letter: '', frozen: false, former: false })

/** A person with one window, in a world that is well. */
export function newModel(): Model {
  return {
    person: 'zhangsan',
    session: 'good',
    windows: [newWindow()],
    offline: false,
    portalDown: false,
    faulty: false,
    storageFull: false,
    drafts: [],
    typed: [],
  }
}

/** A page or a file can be had. */
export function canLoad({ offline, portalDown }: Model): boolean {
  return !offline && !portalDown
}

/** Nothing keeps the portal from showing what the platform knows. */
export function isWell(model: Model): boolean {
  return canLoad(model) && !model.faulty && model.session === 'good'
}

/** The numbers of the windows that run. */
export function awake({ windows }: Model): number[] {
  return windows.flatMap(({ frozen }, at) => (frozen ? [] : [at]))
}

/** The text that somebody else typed, and that this person must not see. */
export function secretsIn({ typed, person }: Model): string[] {
  return typed.filter((one) => one.person !== person).map(({ text }) => text)
}

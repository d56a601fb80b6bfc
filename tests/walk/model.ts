/** The users who sign in: account, and the name in the top bar. */
export const people = { zhangsan: '张三', lisi: '李四' } as const

export type Person = keyof typeof people

/** A text, and the user who wrote it. */
export interface Written {
  person: Person
  text: string
}

/** What the model knows about one window of the browser. */
export interface WindowModel {
  /** The subject of the letter being written there, which must not be lost; '' = none. */
  letter: string
  /** The browser has frozen it: it does nothing until it is thawed. */
  frozen: boolean
  /** It was loaded from an earlier version: parts of it may be gone, and then load it again. */
  former: boolean
}

/** The state that the steps so far have led to, as far as the rules need it. */
export interface Model {
  /** The user who is signed in, or was until the session ended. */
  person: Person
  /** `ended`: at the backend only; `none`: after a sign-out. */
  session: 'good' | 'ended' | 'none'
  windows: WindowModel[]
  offline: boolean
  portalDown: boolean
  /** Services of the platform are slow or fail. */
  faulty: boolean
  storageFull: boolean
  /** Subjects of the saved letters. */
  drafts: Written[]
  /** Every text typed so far. */
  typed: Written[]
}

export const newWindow = (): WindowModel => ({ letter: '', frozen: false, former: false })

/** One user with one window, and nothing failing. */
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

/** A page or a file can be loaded. */
export function canLoad({ offline, portalDown }: Model): boolean {
  return !offline && !portalDown
}

/** Nothing keeps the portal from showing what the platform knows. */
export function isWell(model: Model): boolean {
  return canLoad(model) && !model.faulty && model.session === 'good'
}

/** The numbers of the windows that are not frozen. */
export function awake({ windows }: Model): number[] {
  return windows.flatMap(({ frozen }, at) => (frozen ? [] : [at]))
}

/** Texts that another user typed, which this user must not see. */
export function secretsIn({ typed, person }: Model): string[] {
  return typed.filter((one) => one.person !== person).map(({ text }) => text)
}

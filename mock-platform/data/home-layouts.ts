import type { HomeLayoutType } from '~contract/platform/home-layouts'
import { defineModel } from './collection'
import type { Scenario } from './scenario'
import type { Space } from './space'
import { picture } from './theme-pictures'
import type { User } from './users'

/** A layout of the workbench as administrators made it. */
interface HomeLayoutRow {
  id: string
  name: string
  layoutType: HomeLayoutType
  /** 0 = the platform's, 1 = the unit's own. */
  type: 0 | 1
  /** '1' = it is everybody's until they choose another. */
  status: '0' | '1'
  iconUrl: string
  iconActiveUrl: string
  /** Accounts that may choose it; null = all. */
  users: string[] | null
}

export const homeLayoutsModel = defineModel<HomeLayoutRow>('homeLayouts', 'id')

/** Which layout a person chose in one of their units. */
interface ChosenLayoutRow {
  id: string
  account: string
  tenantId: string
  layoutId: string
}

export const chosenLayoutsModel = defineModel<ChosenLayoutRow>('chosenHomeLayouts', 'id', [
  'account',
])

/** The layouts that a person may choose from. */
export function homeLayoutsOf(space: Space, { account }: User): HomeLayoutRow[] {
  const all = space.collection(homeLayoutsModel).all()
  return all.filter(({ users }) => users === null || users.includes(account))
}

/** The id of a person's own layout: the chosen one while it is there, else everybody's. */
export function ownLayoutId(space: Space, user: User): string | undefined {
  const layouts = homeLayoutsOf(space, user)
  const chosen = choiceOf(space, user)?.layoutId
  return (layouts.find(({ id }) => id === chosen) ?? layouts.find(({ status }) => status === '1'))
    ?.id
}

export function chooseLayout(space: Space, user: User, layoutId: string): void {
  const choices = space.collection(chosenLayoutsModel)
  const before = choiceOf(space, user)
  const { account, tenantId } = user
  if (before) choices.update(before.id, { layoutId })
  else choices.create({ id: space.random.id('chosen-layout'), account, tenantId, layoutId })
}

function choiceOf(space: Space, { account, tenantId }: User): ChosenLayoutRow | undefined {
  const choices = space.collection(chosenLayoutsModel).by('account', account)
  return choices.find((choice) => choice.tenantId === tenantId)
}

export function seedHomeLayouts(space: Space, { homeLayouts }: Scenario): void {
  for (const { iconUrl, iconActiveUrl, users, ...layout } of homeLayouts) {
    space.collection(homeLayoutsModel).create({
      ...layout,
      iconUrl: iconUrl ?? drawing(layout.layoutType, '#8a94a6'),
      iconActiveUrl: iconActiveUrl ?? drawing(layout.layoutType, '#1559c7'),
      users: users ?? null,
    })
  }
}

type Box = [x: number, y: number, width: number, height: number]

/** The cards of each kind's page, on a ground of 240 × 135; the first is its heading. */
const cards: Record<HomeLayoutType, Box[]> = {
  0: [
    [14, 14, 212, 16],
    [14, 38, 136, 50],
    [158, 38, 68, 50],
    [14, 96, 102, 28],
    [124, 96, 102, 28],
  ],
  1: [
    [14, 14, 212, 34],
    [14, 56, 66, 68],
    [87, 56, 66, 68],
    [160, 56, 66, 68],
  ],
  2: [
    [14, 14, 47, 22],
    [69, 14, 47, 22],
    [124, 14, 47, 22],
    [179, 14, 47, 22],
    [14, 44, 102, 80],
    [124, 44, 102, 36],
    [124, 88, 102, 36],
  ],
}

function drawing(layoutType: HomeLayoutType, color: string): string {
  const boxes = cards[layoutType].map(([x, y, width, height], at) => {
    const card = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="white" stroke="#dfe4ec"/>`
    const line = `<rect x="${x + 7}" y="${y + 7}" width="${width * 0.45}" height="4" rx="2" fill="${color}" opacity="${at === 0 ? 1 : 0.55}"/>`
    return card + line
  })
  return picture('0 0 240 135', `<rect width="240" height="135" fill="#eef1f6"/>${boxes.join('')}`)
}

import { z } from 'zod'
import type { HomeLayoutType } from '~contract/platform/home-layouts'
import { content } from '../content'
import { defineModel } from './collection'
import { picture } from './picture'
import type { Scenario } from './scenario'
import type { Space } from './space'
import type { User } from './users'

/** Made by administrators; `users` null = every user may choose it. */
type HomeLayoutRow = Required<Omit<Scenario['homeLayouts'][number], 'users'>> & {
  users: string[] | null
}

export const homeLayoutsModel = defineModel<HomeLayoutRow>('homeLayouts', 'id')

interface ChosenLayoutRow {
  id: string
  account: string
  tenantId: string
  layoutId: string
}

export const chosenLayoutsModel = defineModel<ChosenLayoutRow>('chosenHomeLayouts', 'id', [
  'account',
])

export function homeLayoutsOf(space: Space, { account }: User): HomeLayoutRow[] {
  const all = space.collection(homeLayoutsModel).all()
  return all.filter(({ users }) => users === null || users.includes(account))
}

/** The chosen layout while it exists, otherwise the default. */
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

const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** The cards in the picture of each kind, on an area of 240 × 135. */
const layoutTexts = content(
  'home-layouts',
  z.strictObject({ cards: z.record(z.enum(['0', '1', '2']), z.array(box)) }),
)

function drawing(layoutType: HomeLayoutType, color: string): string {
  const boxes = layoutTexts().cards[layoutType].map(([x, y, width, height], at) => {
    const card = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="white" stroke="#dfe4ec"/>`
    const line = `<rect x="${x + 7}" y="${y + 7}" width="${width * 0.45}" height="4" rx="2" fill="${color}" opacity="${at === 0 ? 1 : 0.55}"/>`
    return card + line
  })
  return picture('0 0 240 135', `<rect width="240" height="135" fill="#eef1f6"/>${boxes.join('')}`)
}

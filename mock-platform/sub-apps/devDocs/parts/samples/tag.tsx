import { Tag } from '../../../kit/react'

export const states = {
  需要留意: () => <Tag loud>待签收</Tag>,
  其余: () => <Tag loud={false}>已办结</Tag>,
}

import { LoadingState } from '../../../kit/react'
import { waiting } from './loaded'

export const states = {
  加载中: () => <LoadingState loaded={waiting} />,
}

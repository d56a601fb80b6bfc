import { defineReactApp } from '../kit/react/react-app'
import { CollectApp } from './collect-app'

export const { bootstrap, mount, unmount } = defineReactApp(CollectApp)

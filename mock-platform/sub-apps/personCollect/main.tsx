import { defineReactApp } from '../kit/react'
import { CollectApp } from './collect-app'

export const { bootstrap, mount, unmount } = defineReactApp(CollectApp)

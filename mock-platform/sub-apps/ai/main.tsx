import { defineReactApp } from '../kit/react'
import { Assistant } from './assistant'

export const { bootstrap, mount, unmount } = defineReactApp(Assistant)

import { defineReactApp } from '../kit/react'
import { Forum } from './forum'

export const { bootstrap, mount, unmount } = defineReactApp(Forum)

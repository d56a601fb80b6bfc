import { defineReactApp } from '../kit/react'
import { Personnel } from './personnel'

export const { bootstrap, mount, unmount } = defineReactApp(Personnel)

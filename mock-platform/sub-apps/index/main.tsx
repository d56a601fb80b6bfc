import { defineReactApp } from '../kit/react'
import { Workbench } from './workbench'

export const { bootstrap, mount, unmount } = defineReactApp(Workbench)

import { defineReactApp } from '../kit/react'
import { Workflow } from './workflow'

export const { bootstrap, mount, unmount } = defineReactApp(Workflow)

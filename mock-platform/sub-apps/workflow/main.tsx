import { defineReactApp } from '../kit/react/react-app'
import { Workflow } from './workflow'

export const { bootstrap, mount, unmount } = defineReactApp(Workflow)

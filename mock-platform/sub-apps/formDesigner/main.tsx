import { defineReactApp } from '../kit/react'
import { FormDesigner } from './form-designer'

export const { bootstrap, mount, unmount } = defineReactApp(FormDesigner)

import { defineReactApp } from '../kit/react/react-app'
import { FormDesigner } from './form-designer'

export const { bootstrap, mount, unmount } = defineReactApp(FormDesigner)

import { sayWhereToOpen } from '../kit/lifecycles'
import { defineReactApp } from '../kit/react/react-app'
import { TodoCentre } from './todo-centre'

export const { bootstrap, mount, unmount } = defineReactApp(TodoCentre)

sayWhereToOpen('#root')

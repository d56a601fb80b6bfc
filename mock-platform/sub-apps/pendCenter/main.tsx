import { defineReactApp } from '../kit/react'
import { TodoCentre } from './todo-centre'

export const { bootstrap, mount, unmount } = defineReactApp(TodoCentre)

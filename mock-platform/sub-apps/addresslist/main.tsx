import { defineReactApp } from '../kit/react/react-app'
import { AddressBook } from './address-book'

export const { bootstrap, mount, unmount } = defineReactApp(AddressBook)

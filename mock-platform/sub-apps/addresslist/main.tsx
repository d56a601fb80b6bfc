import { defineReactApp } from '../kit/react'
import { AddressBook } from './address-book'

export const { bootstrap, mount, unmount } = defineReactApp(AddressBook)

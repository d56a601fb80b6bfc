import { findShell } from './find-shell'
import { pageDocument } from './page-document'
import { createRealm } from './realm'

/** Runs first in a page app's page, before any code of its own. Does nothing in a frame that the app itself opened. */
const shell = findShell()
if (shell) shell.bridge.connect(shell.frame, createRealm(shell, pageDocument()))

import { findShell } from './find-shell'
import { pageDocument } from './page-document'
import { createRealm } from './realm'

/**
 * Runs first in the page of a page app, before anything of its own. A page in a frame that the app itself opened is left
 * alone.
 */
const shell = findShell()
if (shell) shell.bridge.connect(shell.frame, createRealm(shell, pageDocument()))

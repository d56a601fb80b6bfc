import { findShell } from './find-shell'
import { createRealm } from './realm'
import { realmDocument } from './realm-document'
import { strayed } from './stray'

/**
 * Runs in the app frame's own document before any code of the app: connects to the shell, which then says which app the
 * frame is for.
 */
function boot() {
  const shell = findShell()
  if (shell) shell.bridge.connect(shell.frame, createRealm(shell, realmDocument()))
  else strayed()
}

boot()

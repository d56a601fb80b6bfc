import { findShell } from './find-shell'
import { createRealm } from './realm'
import { realmDocument } from './realm-document'
import { strayed } from './stray'

/**
 * Runs in the app frame's own document before anything of the app: finds the shell, and waits for it to say
 * which app the frame is for.
 */
function boot() {
  const shell = findShell()
  if (shell) shell.bridge.connect(shell.frame, createRealm(shell, realmDocument()))
  else strayed()
}

boot()

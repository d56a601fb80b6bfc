import { storageKeys } from '../../config/storage-keys'

/** The account remembered on this device, or ''. Passwords are left to the browser's own store (AUTH-03). */
export function recallAccount(): string {
  try {
    return localStorage.getItem(storageKeys.rememberedAccount) ?? ''
  } catch {
    return '' // Storage may be forbidden; then nothing is remembered.
  }
}

/** Remembers or forgets the account of a submitted form, as its box says. */
export function rememberAccount(form: FormData, offered: boolean): void {
  try {
    if (offered && form.get('remember')) {
      localStorage.setItem(storageKeys.rememberedAccount, String(form.get('account') ?? '').trim())
    } else {
      localStorage.removeItem(storageKeys.rememberedAccount)
    }
  } catch {
    // See recallAccount.
  }
}

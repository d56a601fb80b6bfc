/**
 * A broker's address without its user part, and the account for it.
 * @param credential `name:secret`, used if the address has none
 */
export function brokerAccount(address: string, credential: string) {
  const url = new URL(address)
  const [name = '', ...secret] = credential.split(':')
  const username = url.username ? decodeURIComponent(url.username) : name
  const password = url.username ? decodeURIComponent(url.password) : secret.join(':')
  url.username = ''
  url.password = ''
  return { url: url.href, username, password }
}

/** The page's own title names its tab, until the app sets another by `setTitle`. */
export function followTitle(say: (title: string) => void) {
  let last = ''
  const look = () => {
    const { title } = document
    if (title === last) return
    last = title
    say(title)
  }
  look()
  const watch = { subtree: true, childList: true, characterData: true }
  new MutationObserver(look).observe(document.head, watch)
}

/**
 * Translators and other extensions put elements of their own in the place of React's text nodes. React would then throw
 * when it removes or moves such a text, and take down the part that it stands in. What is not there any more counts as
 * removed, and what shall stand before it stands at the end. Late is early enough: no page is translated before it is
 * there.
 */
export function tolerateForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const own = childOf(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(added: Added, before: Node | null) {
    const own = before && childOf(this, before)
    return insertBefore.call(this, added, own) as Added
  }
}

/** The child of `parent` that a node is in; null = it is elsewhere. */
function childOf(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

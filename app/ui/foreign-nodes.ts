/**
 * Translators and other browser extensions replace React's text nodes with elements of their own. React would then
 * throw when it removes or moves such a text, and the part around it would break. Instead, removing a missing node does
 * nothing, and inserting before a missing node appends. Loading this late is early enough: no page is translated before
 * it is rendered.
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

/** The child of `parent` that contains a node; null = the node is elsewhere. */
function childOf(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

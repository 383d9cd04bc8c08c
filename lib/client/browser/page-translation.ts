/**
 * Page translators replace text nodes by elements of their own. React keeps its nodes: later writes to them stay
 * invisible, and removing or inserting before one throws and breaks the page.
 */

/** The replacement of each node. */
const replacements = new WeakMap<Node, Node>();
const claimed = new WeakSet<Node>();
/** A translator may translate, restore and translate again; a longer chain is a cycle. */
const MAX_REPLACEMENTS = 8;

/** The child of `parent` that shows `node`: the node itself, its wrapper, or its replacement. */
function shownAs(parent: Node, node: Node): Node | null {
  let next: Node | undefined = node;
  for (let count = 0; next && count < MAX_REPLACEMENTS; count += 1) {
    let child: Node = next;
    while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
    if (child.parentNode) return child;
    next = replacements.get(next);
  }
  return null;
}

const isTranslation = (node: Node | null | undefined): node is Node => node?.nodeName === "FONT" && !claimed.has(node);

/** The element that this or a sibling record put in place of a text. */
function replacementIn(record: MutationRecord, records: readonly MutationRecord[]): Node | undefined {
  if (record.addedNodes.length > 0) return record.addedNodes[0];
  const near = [record.previousSibling, record.nextSibling];
  const added = () => records.filter(({ target }) => target === record.target).flatMap((one) => [...one.addedNodes]);
  return near.find(isTranslation) ?? added().find(isTranslation);
}

/** A moved text leaves no translation behind. */
function withdrawReplacement(node: Node): void {
  const replacement = replacements.get(node);
  if (replacement !== node && replacement?.nodeName === "FONT") (replacement as Element).remove();
}

let isPatched = false;

/** From the first translation on, redirects React's DOM calls to the node that is in the document. */
function patchNodes(): void {
  if (isPatched) return;
  isPatched = true;
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = child.parentNode === this ? child : shownAs(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    const reference = before && before.parentNode !== this ? shownAs(this, before) : before;
    withdrawReplacement(node);
    return insertBefore.call(this, node, reference) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    withdrawReplacement(node);
    return appendChild.call(this, node) as Child;
  };
}

/** Watches translators: a text that changes is put back for the translator to find. */
export function followPageTranslation(): () => void {
  const texts = new MutationObserver((records) => {
    for (const { target } of records) {
      const parent = replacements.get(target)?.parentNode;
      const shown = !target.isConnected && parent ? shownAs(parent, target) : null;
      if (shown) parent?.replaceChild(target, shown);
    }
  });
  const page = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        if (node.isConnected || (node.nodeType !== Node.TEXT_NODE && !claimed.has(node))) continue;
        const replacement = replacementIn(record, records);
        if (!replacement) continue;
        replacements.set(node, replacement);
        claimed.add(replacement);
        if (node.nodeType === Node.TEXT_NODE) texts.observe(node, { characterData: true });
        patchNodes();
      }
      // A translator may keep the text in a wrapper.
      if ([...record.addedNodes].some(isTranslation)) patchNodes();
    }
  });
  page.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    page.disconnect();
    texts.disconnect();
  };
}

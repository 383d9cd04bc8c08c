/**
 * Page translators replace each text node by an element of their own. React keeps the node that it made: what it writes
 * there later is never seen, and removing the node, or inserting before it, throws and takes the page down.
 */

/** What was put where a node was. */
const replacements = new WeakMap<Node, Node>();
const claimed = new WeakSet<Node>();
/** A translator may translate, restore and translate again; more than that of one node is a circle. */
const MOST_REPLACEMENTS = 8;

/** The child of `parent` that shows `node`: the node itself, what encloses it there, or what replaced it. */
function shownAs(parent: Node, node: Node): Node | null {
  let next: Node | undefined = node;
  for (let count = 0; next && count < MOST_REPLACEMENTS; count += 1) {
    let child: Node = next;
    while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
    if (child.parentNode) return child;
    next = replacements.get(next);
  }
  return null;
}

const isTranslation = (node: Node | null | undefined): node is Node => node?.nodeName === "FONT" && !claimed.has(node);

/** The element that a record, or another of the same parent, put in the place of a text. */
function replacementIn(record: MutationRecord, records: readonly MutationRecord[]): Node | undefined {
  if (record.addedNodes.length > 0) return record.addedNodes[0];
  const near = [record.previousSibling, record.nextSibling];
  const added = () => records.filter(({ target }) => target === record.target).flatMap((one) => [...one.addedNodes]);
  return near.find(isTranslation) ?? added().find(isTranslation);
}

/** A text that moves leaves no translation behind. */
function withdrawReplacement(node: Node): void {
  const replacement = replacements.get(node);
  if (replacement !== node && replacement?.nodeName === "FONT") (replacement as Element).remove();
}

let isPatched = false;

/** From the first translation on: React's calls reach what is in the document in the place of a node. */
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

/** Follows what translators do from now on: a text that changes takes its place again, for the translator to find anew. */
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
      // A translator may keep the text, in an element around it.
      if ([...record.addedNodes].some(isTranslation)) patchNodes();
    }
  });
  page.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    page.disconnect();
    texts.disconnect();
  };
}

/**
 * Page translators replace text nodes by elements of their own. React keeps its nodes: later writes to them stay
 * invisible, and removing or inserting before one throws and breaks the page.
 */

/** The replacement of each node. */
const replacements = new WeakMap<Node, Node>();
const knownTranslations = new WeakSet<Node>();
/** A translator may translate, restore and translate again; a longer chain is a cycle. */
const MAX_REPLACEMENTS = 8;

/** Returns the child of `parent` that shows `node`: the node itself, its wrapper, or its replacement. */
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

const isTranslation = (node: Node | null | undefined): node is Node =>
  node?.nodeName === "FONT" && !knownTranslations.has(node);

/** Returns the element that this record, or another record of the same parent, put in place of a text. */
function replacementIn(record: MutationRecord, records: readonly MutationRecord[]): Node | undefined {
  if (record.addedNodes.length > 0) return record.addedNodes[0];
  const siblings = [record.previousSibling, record.nextSibling];
  const added = () => records.filter(({ target }) => target === record.target).flatMap((one) => [...one.addedNodes]);
  return siblings.find(isTranslation) ?? added().find(isTranslation);
}

/** Removes the translation of a text that React moves. */
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

/** Watches page translators and puts a changed text back, so that the translator finds it. Returns a stop function. */
export function followPageTranslation(): () => void {
  const textObserver = new MutationObserver((records) => {
    for (const { target } of records) {
      const parent = replacements.get(target)?.parentNode;
      const shown = !target.isConnected && parent ? shownAs(parent, target) : null;
      if (shown) parent?.replaceChild(target, shown);
    }
  });
  const pageObserver = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        if (node.isConnected || (node.nodeType !== Node.TEXT_NODE && !knownTranslations.has(node))) continue;
        const replacement = replacementIn(record, records);
        if (!replacement) continue;
        replacements.set(node, replacement);
        knownTranslations.add(replacement);
        if (node.nodeType === Node.TEXT_NODE) textObserver.observe(node, { characterData: true });
        patchNodes();
      }
      // A translator may keep the text in a wrapper.
      if ([...record.addedNodes].some(isTranslation)) patchNodes();
    }
  });
  pageObserver.observe(document.documentElement, { childList: true, subtree: true });
  return () => {
    pageObserver.disconnect();
    textObserver.disconnect();
  };
}

/** The visible rows of the outliner, in order. */
import type { OutlinerNode } from "./outliner-tree";

export type OutlinerRow = {
  readonly node: OutlinerNode;
  /** 1 for a floor. */
  readonly level: number;
  readonly isOpen: boolean;
  /** Position among the siblings, from 1, and their number. */
  readonly position: number;
  readonly siblings: number;
};

/** Returns the rows whose ancestors are all open. `open` holds node ids. */
export function visibleRows(roots: readonly OutlinerNode[], open: ReadonlySet<string>): OutlinerRow[] {
  const rows: OutlinerRow[] = [];
  function visit(nodes: readonly OutlinerNode[], level: number): void {
    nodes.forEach((node, index) => {
      const isOpen = node.hasChildren && open.has(node.id);
      rows.push({ node, level, isOpen, position: index + 1, siblings: nodes.length });
      if (isOpen) visit(node.children(), level + 1);
    });
  }
  visit(roots, 1);
  return rows;
}

function matches(node: OutlinerNode, words: readonly string[]): boolean {
  const text = `${node.name} ${node.item?.key ?? ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Returns the rows whose name or key contains every word, with their ancestors; at most `limit` matches. */
export function matchingRows(roots: readonly OutlinerNode[], search: string, limit = 500): OutlinerRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  function visit(nodes: readonly OutlinerNode[], level: number): OutlinerRow[] {
    return nodes.flatMap((node, index) => {
      if (found >= limit) return [];
      const isMatch = matches(node, words);
      if (isMatch) found += 1;
      const below = visit(node.children(), level + 1);
      if (!isMatch && below.length === 0) return [];
      return [{ node, level, isOpen: below.length > 0, position: index + 1, siblings: nodes.length }, ...below];
    });
  }
  return visit(roots, 1);
}

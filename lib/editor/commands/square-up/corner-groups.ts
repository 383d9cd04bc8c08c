/** Corners that are to have one coordinate in common, joined step by step. */
export type CornerGroups = {
  join(a: string, b: string): void;
  joinAll(keys: readonly string[]): void;
  /** Groups of two and more. */
  groups(): string[][];
};

export function createCornerGroups(): CornerGroups {
  const parents = new Map<string, string>();
  function rootOf(key: string): string {
    let root = key;
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root))
      root = parent;
    parents.set(key, root);
    return root;
  }
  function join(a: string, b: string): void {
    const [one, other] = [rootOf(a), rootOf(b)];
    if (one !== other) parents.set(other, one);
  }
  return {
    join,
    joinAll(keys) {
      const [first] = keys;
      if (first !== undefined) for (const key of keys) join(first, key);
    },
    groups() {
      const found = new Map<string, string[]>();
      for (const key of parents.keys()) {
        const root = rootOf(key);
        const group = found.get(root);
        if (group) group.push(key);
        else found.set(root, [key]);
      }
      return [...found.values()].filter((group) => group.length > 1);
    },
  };
}

/** Route patterns: `*` is one segment; `/**` at the end is the path itself and everything below it. */

export function withoutTrailingSlash(path: string): string {
  const trimmed = path.replace(/\/+$/, "");
  return trimmed === "" ? "/" : trimmed;
}

/** Whether a path without trailing slash matches this pattern. Empty segments match nothing. */
export function matchesRoute(pattern: string, path: string): boolean {
  const isOpenEnded = pattern.endsWith("/**");
  const expected = (isOpenEnded ? pattern.slice(0, -3) : pattern).split("/").slice(1);
  const actual = path.split("/").slice(1);
  if (path !== "/" && actual.includes("")) return false;
  if (isOpenEnded ? actual.length < expected.length : actual.length !== expected.length) return false;
  return expected.every((segment, index) => segment === "*" || segment === actual[index]);
}

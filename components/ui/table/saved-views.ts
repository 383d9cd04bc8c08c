/** A named view of a list, as the query of its URL. */
export type SavedView = {
  name: string;
  /** The query with its question mark; empty for the default view. */
  query: string;
};

export const MAX_VIEW_NAME_LENGTH = 60;
/** Saving another view removes the oldest. */
export const MAX_VIEWS = 30;
/** A longer query makes a URL that servers refuse. */
const MAX_QUERY_LENGTH = 2_000;

const toNameKey = (name: string) => name.trim().toLocaleLowerCase("en-US");

/** Reduces a name to one line of limited length; empty if nothing is left. */
export function cleanViewName(typed: string): string {
  return typed.replace(/\s+/g, " ").trim().slice(0, MAX_VIEW_NAME_LENGTH).trim();
}

/** Parses the result of `writeViews`, and skips invalid entries. */
export function readViews(text: string | null): SavedView[] {
  const value = parseJson(text);
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => parseView(entry) ?? []).slice(-MAX_VIEWS);
}

export function writeViews(views: readonly SavedView[]): string {
  return JSON.stringify(views);
}

/** Adds a view. One of the same name, ignoring case, is replaced in place; a view without a name is ignored. */
export function addView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const added = parseView(view);
  if (!added) return [...views];
  const replacedIndex = views.findIndex(({ name }) => toNameKey(name) === toNameKey(added.name));
  if (replacedIndex < 0) return [...views, added].slice(-MAX_VIEWS);
  return views.map((one, index) => (index === replacedIndex ? added : one));
}

export function removeView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => toNameKey(view.name) !== toNameKey(name));
}

/** Whether two queries have the same parameters in any order. */
export function isSameQuery(one: string, other: string): boolean {
  return sortParameters(one) === sortParameters(other);
}

function sortParameters(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

function parseView(value: unknown): SavedView | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, query } = value as Record<string, unknown>;
  if (typeof name !== "string" || typeof query !== "string" || query.length > MAX_QUERY_LENGTH) return null;
  if (query !== "" && !query.startsWith("?")) return null;
  const cleanName = cleanViewName(name);
  return cleanName === "" ? null : { name: cleanName, query };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

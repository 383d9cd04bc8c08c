/** Views of a list that its viewer keeps under a name, each the query of an address. */
export type SavedView = {
  name: string;
  /** As in an address, with its question mark; empty for the list as it opens. */
  query: string;
};

/** Characters of a name. */
export const LONGEST_VIEW_NAME = 60;
/** The oldest goes when there would be more. */
export const MOST_VIEWS = 30;
/** A longer query makes an address that servers refuse. */
const LONGEST_QUERY = 2_000;

const nameKey = (name: string) => name.trim().toLocaleLowerCase("en-US");

/** A name as it is kept: one line, cut. Empty where nothing is left of it. */
export function viewName(typed: string): string {
  return typed.replace(/\s+/g, " ").trim().slice(0, LONGEST_VIEW_NAME).trim();
}

/** Reads what `writeViews` wrote; whatever else is in the text is left out. */
export function readViews(text: string | null): SavedView[] {
  const value = parsed(text);
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => viewOf(one) ?? []).slice(-MOST_VIEWS);
}

export function writeViews(views: readonly SavedView[]): string {
  return JSON.stringify(views);
}

/** A view of the same name gives way and keeps its place; upper and lower case are one. A view without a name is none. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const added = viewOf(view);
  if (!added) return [...views];
  const place = views.findIndex(({ name }) => nameKey(name) === nameKey(added.name));
  if (place < 0) return [...views, added].slice(-MOST_VIEWS);
  return views.map((one, at) => (at === place ? added : one));
}

export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => nameKey(view.name) !== nameKey(name));
}

/** Whether two queries ask for the same, in whatever order. */
export function isSameQuery(one: string, other: string): boolean {
  return sorted(one) === sorted(other);
}

function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

function viewOf(value: unknown): SavedView | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, query } = value as Record<string, unknown>;
  if (typeof name !== "string" || typeof query !== "string" || query.length > LONGEST_QUERY) return null;
  if (query !== "" && !query.startsWith("?")) return null;
  const kept = viewName(name);
  return kept === "" ? null : { name: kept, query };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

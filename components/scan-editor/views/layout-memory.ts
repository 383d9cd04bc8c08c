/** Which pictures of a survey this browser showed last. Forgotten where storage is forbidden or full. */
import { LAYOUTS, type Layout } from "../canvas/editor-view";

const KEY = "lintel-editor-layout";
/** Of so many surveys; the one seen longest ago goes first. */
const MOST = 50;

type Entry = readonly [surveyKey: string, layout: Layout];

const isLayout = (value: unknown): value is Layout => LAYOUTS.some((layout) => layout === value);

function read(): Entry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(entries)) return [];
    return entries.filter(
      (entry): entry is Entry => Array.isArray(entry) && typeof entry[0] === "string" && isLayout(entry[1]),
    );
  } catch {
    return [];
  }
}

export const layoutMemory = {
  get: (surveyKey: string): Layout | null => read().find(([key]) => key === surveyKey)?.[1] ?? null,
  set(surveyKey: string, layout: Layout): void {
    const others = read().filter(([key]) => key !== surveyKey);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, [surveyKey, layout]].slice(-MOST)));
    } catch {
      // Forgotten at the next load.
    }
  },
};

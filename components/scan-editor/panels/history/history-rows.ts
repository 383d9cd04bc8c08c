/** The history as a list: what was undone, what stands, and the beginning, the latest first. */
import { type HistoryView, MAX_HISTORY_ENTRIES } from "@/lib/editor/core/history";
import { HISTORY_COPY } from "./copy";

export type HistoryRow = {
  /** Null: before the first edit. */
  entryId: string | null;
  label: string;
  /** What it is about, by name, as it was called when it was made; "" where nobody named it. */
  elements: string;
  /** ISO 8601 UTC; null for the beginning. */
  createdAt: string | null;
  state: "undone" | "current" | "done";
};

export function historyRows({ past, future }: Pick<HistoryView, "past" | "future">): HistoryRow[] {
  const last = past.length - 1;
  return [
    ...[...future].reverse().map(
      ({ id, label, elements = "", createdAt }): HistoryRow => ({
        entryId: id,
        label,
        elements,
        createdAt,
        state: "undone",
      }),
    ),
    ...past
      .map(
        ({ id, label, elements = "", createdAt }, at): HistoryRow => ({
          entryId: id,
          label,
          elements,
          createdAt,
          state: at === last ? "current" : "done",
        }),
      )
      .reverse(),
    {
      entryId: null,
      label: past.length < MAX_HISTORY_ENTRIES ? HISTORY_COPY.start : HISTORY_COPY.startKept,
      elements: "",
      createdAt: null,
      state: past.length === 0 ? "current" : "done",
    },
  ];
}

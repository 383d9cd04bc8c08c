/** The history as a list, the latest first: undone edits, done edits, and the start. */
import { type HistoryView, MAX_HISTORY_ENTRIES } from "@/lib/editor/core/history";
import { HISTORY_COPY } from "./copy";

export type HistoryRow = {
  /** Null for the start. */
  entryId: string | null;
  label: string;
  /** The names of the edited elements at the time of the edit; empty if they have none. */
  elements: string;
  /** ISO 8601 UTC; null for the start. */
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
        ({ id, label, elements = "", createdAt }, index): HistoryRow => ({
          entryId: id,
          label,
          elements,
          createdAt,
          state: index === last ? "current" : "done",
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

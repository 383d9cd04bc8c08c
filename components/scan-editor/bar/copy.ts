import { RETRY } from "@/lib/shared-copy";

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const BAR_COPY = {
  saved: "Saved",
  saving: (count: number) => (count > 1 ? `Saving ${count}` : "Saving"),
  waiting: (count: number) => `${count} waiting`,
  /** Name of the region. */
  states: "Save status",
  notSaved: "not saved",
  waitingReason: "Waiting for the network. Edits are kept in this browser and sent in order.",
  showFailed: (count: number) => `Show ${counted(count, "edit")} that couldn't be saved`,
  failedTitle: "Edits that couldn't be saved",
  failedNote: (canRetry: boolean, canCompare: boolean) =>
    [
      "These edits were undone, so the picture shows what is saved.",
      ...(canRetry ? ["Retry sends an edit again."] : []),
      ...(canCompare ? ["Compare lets you choose between your version and someone else's."] : []),
    ].join(" "),
  partly: "Partly saved. The server's version was kept.",
  with: "Undone with an earlier edit that it builds on.",
  compare: "Compare",
  retry: RETRY,
  dismiss: "Dismiss",
  /** Starts with the text of the button; `elements` names the elements, or is empty. */
  actOn: (action: string, label: string, elements: string) =>
    `${action}: ${label.slice(0, 80)}${elements && `, ${elements}`}`,
  close: "Close",
} as const;

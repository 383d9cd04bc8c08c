import { RETRY } from "@/lib/shared-copy";

/** What the editor's bar says of saving. */
const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const BAR_COPY = {
  saved: "Saved",
  saving: (count: number) => (count > 1 ? `Saving ${count}` : "Saving"),
  waiting: (count: number) => `${count} waiting`,
  /** What all of this stands in. */
  states: "Saving of edits",
  notSaved: "not saved",
  waitingReason: "Waiting for the network. Edits are kept in this browser and sent in order.",
  showFailed: (count: number) => `Show ${counted(count, "edit")} that could not be saved`,
  failedTitle: "Edits that could not be saved",
  failedNote: (canRetry: boolean, canCompare: boolean) =>
    [
      "They were taken back, so that the picture shows what is saved.",
      ...(canRetry ? ["Retry sends them again."] : []),
      ...(canCompare ? ["Compare shows what somebody else changed, to choose from."] : []),
    ].join(" "),
  partly: "Partly saved; the record on the server stands.",
  with: "Taken back with an earlier edit that it builds on.",
  compare: "Compare",
  retry: RETRY,
  dismiss: "Dismiss",
  /** The action's word comes first, as it stands on the button; `elements`: which they are, where they can be named. */
  actOn: (action: string, label: string, elements: string) =>
    `${action}: ${label.slice(0, 80)}${elements && `, ${elements}`}`,
  close: "Close",
} as const;

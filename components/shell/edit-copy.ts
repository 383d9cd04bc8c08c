import type { EditsKept } from "@/lib/client/alerts/storage-notice";
import { RETRY } from "@/lib/shared-copy";

/** Texts of the list of edits. */
export const EDIT_COPY = {
  title: "Edits",
  notes: {
    browser: "They stay in this browser, for you alone, until they are saved.",
    tab: "They stay in this tab, for you alone, until they are saved.",
    page: "They stay only as long as this page is open.",
  } satisfies Record<EditsKept, string>,
  none: "Everything is saved.",
  open: (count: number) => `Waiting to be sent (${count})`,
  failed: (count: number) => `Not saved (${count})`,
  states: {
    offline: "Waits for the network",
    unanswered: "Waits for the server",
    sending: "Being sent",
  },
  undoing: "Refused, being taken back",
  partly: "Partly saved",
  wentWith: (label: string) => `Could not stand without “${label}”`,
  more: (count: number) => `and ${new Intl.NumberFormat("en-US").format(count)} more`,
  /** Starts with the action's text on the button. */
  actOn: (action: string, label: string) => `${action}: ${label.slice(0, 80)}`,
  failedFiles: (count: number) => `Files not sent (${count})`,
  notDone: (count: number) => `Not done (${count})`,
  inThisPage: "They are here only as long as this page is open.",
  fileUnsent: "It could not be sent.",
  sendNow: "Send now",
  retry: RETRY,
  compare: "Compare",
  dismiss: "Dismiss",
} as const;

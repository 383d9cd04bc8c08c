import type { EditsKept } from "@/lib/client/alerts/storage-notice";
import { RETRY } from "@/lib/shared-copy";

/** Texts of the list of edits. */
export const EDIT_COPY = {
  title: "Edits",
  notes: {
    browser: "Kept in this browser, only for you, until they are saved.",
    tab: "Kept in this tab, only for you, until they are saved.",
    page: "Kept only while this page is open.",
  } satisfies Record<EditsKept, string>,
  none: "All changes are saved.",
  open: (count: number) => `Waiting to be sent (${count})`,
  failed: (count: number) => `Not saved (${count})`,
  states: {
    offline: "Waiting for the network",
    unanswered: "Waiting for the server",
    sending: "Sending",
  },
  undoing: "Refused, rolling back",
  partly: "Partly saved",
  wentWith: (label: string) => `Depends on “${label}”`,
  more: (count: number) => `and ${new Intl.NumberFormat("en-US").format(count)} more`,
  /** Starts with the action's text on the button. */
  actOn: (action: string, label: string) => `${action}: ${label.slice(0, 80)}`,
  failedFiles: (count: number) => `Files not sent (${count})`,
  notDone: (count: number) => `Not done (${count})`,
  inThisPage: "Listed only while this page is open.",
  fileUnsent: "It couldn't be sent.",
  sendNow: "Send now",
  retry: RETRY,
  compare: "Compare",
  dismiss: "Dismiss",
} as const;

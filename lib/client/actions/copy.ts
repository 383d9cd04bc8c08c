import type { ActionGroup } from "./action";

/** The headings of the groups in the palette and in the list of keys. */
export const GROUP_NAMES: Record<ActionGroup, string> = {
  page: "This page",
  list: "This list",
  editorSelect: "Scan editor · select",
  editorView: "Scan editor · see",
  editorEdit: "Scan editor · change",
  editor: "Scan editor",
  go: "Go to",
  view: "View",
  account: "Account",
  help: "Help",
};

import { UNDO } from "@/lib/shared-copy";
import { quoted } from "../../../lib/quoted";

export const savedViewsCopy = {
  views: "Views",
  none: "Save the current filters, search and order as a view.",
  name: "View name",
  save: "Save",
  replace: "Replace",
  nameFirst: "Enter a name first.",
  kept: (name: string) => `Current view: ${quoted(name)}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${quoted(name)} removed.`,
  undo: UNDO,
};

/** What the views of a list say. */

import { UNDO } from "@/lib/shared-copy";
import { quoted } from "../../../lib/quoted";

export const savedViewsCopy = {
  views: "Views",
  none: "Keep filters, search and order under a name, to come back to them.",
  name: "Name of this view",
  save: "Save",
  replace: "Replace",
  nameFirst: "Give the view a name first.",
  kept: (name: string) => `This is ${quoted(name)}.`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${quoted(name)} is removed.`,
  undo: UNDO,
};

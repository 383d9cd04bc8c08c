import { UNDO } from "@/lib/shared-copy";

/** The texts of named views. */
export const VIEW_COPY = {
  title: "Named views",
  show: "Show named views",
  hide: "Hide named views",
  kept: "Kept in this browser",
  name: "Name of the view",
  example: "View name",
  save: "Save view",
  saveAction: "Save this view",
  saved: (name: string) => `Saved as ${name}, among the named views`,
  list: "Named views",
  none: "Saves where the camera stands, the floor, the section, X-ray and which layers are shown.",
  usual: (number: number) => `View ${number}`,
  rename: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name of ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removed: (name: string) => `Deleted the view ${name}.`,
  undo: UNDO,
  empty: "A view needs a name",
  taken: "Another view has this name",
  unknown: (name: string) => `This browser knows no view “${name}” of this survey.`,
  keywords: "camera bookmark view",
} as const;

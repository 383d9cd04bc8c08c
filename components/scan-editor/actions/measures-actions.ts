import { currentUnits } from "@/lib/editor/core/units/chosen-measures";
import { chooseAndKeepUnits } from "../measures/kept-units";
import { MEASURES_WORDS as WORDS } from "../measures/words";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** What lengths and areas are shown in. */
export const measuresActions: EditorActionGroup = () => {
  const other = currentUnits() === "feet" ? "metric" : "feet";
  return [
    editorAction({
      id: "units",
      label: WORDS[other],
      keys: ["shift+u"],
      keywords: WORDS.keywords,
      run: () => chooseAndKeepUnits(other),
    }),
  ];
};

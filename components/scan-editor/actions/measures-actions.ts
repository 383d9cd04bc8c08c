import { currentUnits } from "@/lib/editor/core/units/chosen-measures";
import { MEASURES_COPY as COPY } from "../measures/copy";
import { chooseAndStoreUnits } from "../measures/stored-units";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** The units of lengths and areas. */
export const measuresActions: EditorActionGroup = () => {
  const otherUnits = currentUnits() === "feet" ? "metric" : "feet";
  return [
    editorAction({
      id: "units",
      label: COPY[otherUnits],
      keys: ["shift+u"],
      keywords: COPY.keywords,
      run: () => chooseAndStoreUnits(otherUnits),
    }),
  ];
};

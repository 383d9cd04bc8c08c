import { setDeduct } from "@/lib/editor/commands/set-deduct";
import { goesThrough, isDeducted } from "@/lib/editor/core/measures/opening-presets";
import { selectedKeys } from "@/lib/editor/core/selection";
import { runCommand } from "../context/run-command";
import { QUANTITY_COPY as COPY } from "../panels/quantities/copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** Deducts the selected openings from their walls, or stops doing so if all are deducted. */
export const quantityActions: EditorActionGroup = (context) => {
  const { store } = context;
  const openings = selectedKeys(store.getSelection(), "objectPlanar").flatMap((key) => {
    const object = store.scene.get("objectPlanar", key);
    return object && goesThrough(object.label) ? [object] : [];
  });
  const deduct = !openings.every(isDeducted);
  return [
    editorAction({
      id: "deduct",
      label: deduct || openings.length === 0 ? COPY.deductSelected : COPY.keepSelected,
      keys: ["alt+q"],
      keywords: COPY.deductKeywords,
      disabledReason: openings.length > 0 ? null : COPY.noOpening,
      run: () => runCommand(context, (scene) => setDeduct(scene, { keys: openings.map(({ key }) => key), deduct })),
    }),
  ];
};

import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { EXPORT_MENU_COPY as COPY, type ExportKind } from "../context/export-copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

const KINDS = Object.keys(COPY.kinds) as ExportKind[];
const IDS: Readonly<Record<ExportKind, string>> = {
  quantities: "export-quantities",
  elements: "export-elements",
  svg: "export-plan-svg",
  dxf: "export-plan-dxf",
  gltf: "export-model",
  json: "export-geometry",
  picture: "export-picture",
  barePicture: "export-bare-picture",
};

export const exportActionId = (kind: ExportKind): string => `editor.${IDS[kind]}`;

/** Exports of the survey as files. Nothing is uploaded. */
export const exportActions: EditorActionGroup = ({ store, view, exports, openExportMenu }) => {
  const { floorNumber } = view.get();
  const floor = exports.floorLabel();
  const isEmpty = GEOMETRY_KINDS.every((kind) => store.scene.count(kind) === 0);
  const isFloorEmpty = store.scene.keysOnFloor("face", floorNumber).size === 0;
  const reasonFor = (kind: ExportKind): string | null => {
    if (exports.progress() !== null) return COPY.busy;
    if (kind === "picture" || kind === "barePicture") return view.picture ? null : COPY.noPicture;
    if (kind === "svg" || kind === "dxf") return isFloorEmpty ? COPY.emptyFloor(floor) : null;
    return isEmpty ? COPY.nothing : null;
  };
  return [
    editorAction({
      id: "export",
      label: COPY.openMenu,
      keys: ["shift+e"],
      keywords: COPY.keywords,
      run: openExportMenu,
    }),
    ...KINDS.map((kind) =>
      editorAction({
        id: IDS[kind],
        label: COPY.kinds[kind].action(floor),
        keywords: COPY.keywords,
        disabledReason: reasonFor(kind),
        run: () => void exports.run(kind),
      }),
    ),
  ];
};

import { PHOTO_TOOLS } from "@/lib/editor/tools/evidence/evidence-controller";
import { isPanelOpen, togglePanel } from "../docking/side-column";
import { PHOTO_COPY as COPY } from "../panels/evidence/copy";
import { closePhoto, leavePhoto, listedPhotos, lookFromPhoto, stepPhoto } from "../panels/evidence/photo-navigation";
import { type EditorActionGroup, editorAction } from "./editor-action";

const TOOL_KEYS = { point: "x", measure: "alt+x", outline: "alt+a" } as const;

/** Actions on photos: the list, the positions, next and previous, the view from a photo, and the photo tools. */
export const evidenceActions: EditorActionGroup = (context) => {
  const { view } = context;
  const { evidence } = view;
  const { arePlacesShown, returnView, isModelDrawn, tool, corners } = evidence.get();
  const { placing, squareUp } = view.placing.get();
  const photo = evidence.open();
  const noPhotoReason = photo ? null : COPY.noPhotoOpen;
  const noCameraReason = noPhotoReason ?? (photo?.camera ? null : COPY.noCamera);
  // Until the photos are loaded, it is unknown whether there are any.
  const noneListedReason = listedPhotos(context).length > 0 ? null : COPY.noOther;
  const noOtherReason = evidence.get().photos.length > 0 ? noneListedReason : COPY.noPhotoOpen;
  const common = { keywords: COPY.keywords };
  return [
    editorAction({
      ...common,
      id: "photos",
      label: isPanelOpen(view, "photos") ? COPY.hide : COPY.show,
      keys: ["d"],
      run: () => togglePanel(view, "photos"),
    }),
    editorAction({
      ...common,
      id: "photo-places",
      label: arePlacesShown ? COPY.endPlaces : COPY.places,
      keys: ["alt+d"],
      run: () => evidence.set({ arePlacesShown: !arePlacesShown }),
    }),
    ...([1, -1] as const).map((step) =>
      editorAction({
        ...common,
        id: step > 0 ? "next-photo" : "previous-photo",
        label: step > 0 ? COPY.next : COPY.previous,
        keys: [step > 0 ? "a" : "shift+a"],
        isRepeatable: true,
        disabledReason: noOtherReason,
        run: () => stepPhoto(context, step),
      }),
    ),
    editorAction({
      ...common,
      id: "stand-at-photo",
      label: returnView ? COPY.leave : COPY.lookFrom,
      keys: ["z"],
      disabledReason: returnView ? null : noCameraReason,
      run: () => (returnView ? leavePhoto(context) : lookFromPhoto(context)),
    }),
    editorAction({
      ...common,
      id: "photo-model",
      label: isModelDrawn ? COPY.endModel : COPY.model,
      keys: ["shift+alt+d"],
      disabledReason: noCameraReason,
      run: () => evidence.set({ isModelDrawn: !isModelDrawn }),
    }),
    ...PHOTO_TOOLS.map((tool) =>
      editorAction({
        ...common,
        id: `photo-${tool}`,
        label: COPY.toolActions[tool],
        keys: [TOOL_KEYS[tool]],
        disabledReason: noCameraReason,
        run: () => evidence.setTool(tool),
      }),
    ),
    // While the user places an element or squares up, Enter confirms that instead.
    editorAction({
      ...common,
      id: "photo-close-outline",
      label: COPY.closeOutline,
      keys: ["Enter"],
      isOffered: tool === "outline" && corners.length > 2 && !placing && !squareUp,
      run: () => evidence.closeOutline(),
    }),
    editorAction({
      ...common,
      id: "close-photo",
      label: COPY.close,
      keys: ["shift+z"],
      disabledReason: noPhotoReason,
      run: () => closePhoto(context),
    }),
  ];
};

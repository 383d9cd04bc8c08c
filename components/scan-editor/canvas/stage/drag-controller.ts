/** One drag at a time: what it moves, what it leaves behind in the picture, and how it ends. */
import type { EditorStore } from "@/lib/editor/editor-store";
import { isSelected, selectedKeys } from "@/lib/editor/selection";
import { lengthOf, type Vector3 } from "@/lib/geometry/vector3";
import type { EditorView } from "../editor-view";
import { metresText } from "../measure-text";
import type { OverlayShapes } from "../overlay/overlay-shapes";
import type { Projection } from "../view/projection";
import { recordPoints } from "../view/scene-bounds";
import { startVertexDrag, type VertexDrag } from "./vertex-drag";

export type DragController = {
  start(key: string, x: number, y: number): void;
  move(x: number, y: number, isUpright: boolean): void;
  end(): void;
  cancel(): void;
  /** The old place, dashed, and how far the corner has come. */
  addTo(shapes: OverlayShapes): void;
};

export function createDragController(store: EditorStore, view: EditorView, projection: Projection): DragController {
  let drag: VertexDrag | null = null;
  let ghosts: (readonly Vector3[])[] = [];
  let grabbed: string | null = null;

  function stop(): void {
    drag = null;
    ghosts = [];
    grabbed = null;
    view.set({ movement: null });
  }

  return {
    start(key, x, y) {
      if (!isSelected(store.getSelection(), key)) store.select([{ kind: "vertex", key }]);
      const keys = selectedKeys(store.getSelection(), "vertex");
      ghosts = keys.flatMap((moved) =>
        store.scene.edgesOfVertex(moved).map((edge) => recordPoints(store.scene, { kind: "edge", key: edge })),
      );
      grabbed = key;
      drag = startVertexDrag(store, projection, { key, keys, x, y });
      view.set({ movement: "level", refusal: null, hovered: null });
    },
    move(x, y, isUpright) {
      if (!drag) return;
      const outcome = drag.move(x, y, isUpright);
      const refusal = outcome && !outcome.ok ? outcome.refusal.message : null;
      view.set({ movement: isUpright ? "upright" : "level", refusal });
    },
    end() {
      drag?.commit();
      stop();
    },
    cancel() {
      if (!drag) return;
      drag.cancel();
      stop();
    },
    addTo(shapes) {
      if (!drag || grabbed === null) return;
      for (const points of ghosts) shapes.lines.push({ points, isClosed: false, style: "ghost" });
      const [at] = recordPoints(store.scene, { kind: "vertex", key: grabbed });
      const moved = lengthOf(drag.moved());
      if (at && moved > 0)
        shapes.labels.push({ at: [at[0], at[1] + 0.25, at[2]], text: metresText(moved), style: "main" });
    },
  };
}

/** Opens each camera in its first view, and refits a camera that shows the whole floor when its picture is resized. */
import type { CameraShot, EditorView } from "../view/editor-view";
import type { OrbitView } from "../view/orbit-view";
import type { PaneCommands } from "./camera-commands";
import type { PaneKind } from "./pane";

type Camera = {
  commands: PaneCommands;
  /** The camera's view; the same object until the camera moves. */
  current: () => unknown;
  /** Shows the view in which the editor was opened; absent for a camera that has none. */
  open?: (view: OrbitView) => void;
};

type Requests = Pick<EditorView, "pendingShot" | "opening">;

export function createRefitOnResize(requests: Requests, cameras: Record<PaneKind, Camera>) {
  /** The view that last showed the whole floor (null for another view) and the size of its picture. */
  const fitted = new Map<PaneKind, { view: unknown; size: string }>();

  function showFirstView({ commands, open }: Camera): void {
    commands.home();
    if (open) {
      if (requests.opening) open(requests.opening);
      requests.opening = null;
    }
    if (requests.pendingShot !== null) commands[requests.pendingShot]();
  }

  return {
    /** Runs a command in these panes; a pane without a size yet runs it with its first size. */
    run(kinds: readonly PaneKind[], shot: CameraShot): void {
      if (kinds.length === 0 || kinds.some((kind) => !fitted.has(kind))) requests.pendingShot = shot;
      for (const kind of kinds) {
        const last = fitted.get(kind);
        if (!last) continue;
        const { commands, current } = cameras[kind];
        commands[shot]();
        if (shot !== "frame") fitted.set(kind, { view: current(), size: last.size });
      }
    },
    /** To be called before a pane is drawn at this size. */
    resize(kind: PaneKind, size: string): void {
      const last = fitted.get(kind);
      if (last?.size === size) return;
      const camera = cameras[kind];
      const hasMoved = last !== undefined && last.view !== camera.current();
      if (!last) showFirstView(camera);
      else if (!hasMoved) camera.commands.fit();
      const isWholeFloor = !hasMoved && requests.pendingShot !== "frame";
      fitted.set(kind, { view: isWholeFloor ? camera.current() : null, size });
    },
  };
}

/** Which cameras show the whole floor, and go on to when their picture gets another size; and what a picture shows first. */
import type { CameraShot, EditorView } from "../view/editor-view";
import type { OrbitView } from "../view/orbit-view";
import type { PaneCommands } from "./camera-commands";
import type { PaneKind } from "./pane";

type Camera = {
  commands: PaneCommands;
  /** Where it stands: the same object until it moves. */
  stand: () => unknown;
  /** Goes where the picture was opened to be looked at from; absent where it has no such place. */
  open?: (stand: OrbitView) => void;
};

type Asked = Pick<EditorView, "firstShot" | "opening">;

export function createWholeViews(asked: Asked, cameras: Record<PaneKind, Camera>) {
  /** How a camera stood when it was last sent to show all, and the size that was for; none has before its first picture. */
  const whole = new Map<PaneKind, { stand: unknown; size: string }>();

  /** The first time that a picture has a size it shows the floor whole, or what it was opened for. */
  function firstLook({ commands, open }: Camera): void {
    commands.home();
    if (open) {
      if (asked.opening) open(asked.opening);
      asked.opening = null;
    }
    if (asked.firstShot !== null) commands[asked.firstShot]();
  }

  return {
    /** Sends the cameras of these pictures; one that has had no size yet is sent with its first one. */
    send(kinds: readonly PaneKind[], shot: CameraShot): void {
      if (kinds.length === 0 || kinds.some((kind) => !whole.has(kind))) asked.firstShot = shot;
      for (const kind of kinds) {
        const last = whole.get(kind);
        if (!last) continue;
        const { commands, stand } = cameras[kind];
        commands[shot]();
        if (shot !== "frame") whole.set(kind, { stand: stand(), size: last.size });
      }
    },
    /** A picture is about to be drawn at this size. */
    sized(kind: PaneKind, size: string): void {
      const last = whole.get(kind);
      if (last?.size === size) return;
      const camera = cameras[kind];
      const isMoved = last !== undefined && last.stand !== camera.stand();
      if (!last) firstLook(camera);
      // What showed all goes on to show all, however large the picture is now.
      else if (!isMoved) camera.commands.fit();
      const isPart = isMoved || asked.firstShot === "frame";
      whole.set(kind, { stand: isPart ? null : camera.stand(), size });
    },
  };
}

/** A tool that changes the scene, from its start to its end. */
import type { Vector3 } from "../../geometry/vector3";
import type { Snap } from "./snap/snap";
import type { Running } from "./tool-state";
import type { Pointer } from "./tool-view";

export type SessionMarks = {
  readonly snap: Snap | null;
  /** The distance moved, next to the element. */
  readonly label: { readonly at: Vector3; readonly text: string } | null;
  /** The outline and reason of a refused position; the element itself is shown at its start. */
  readonly refused?: {
    readonly outlines: readonly (readonly Vector3[])[];
    readonly at: Vector3;
    readonly text: string;
  };
  /** The split line with both lengths, the snap that determined it, and why it is refused. */
  readonly cut?: {
    readonly at: Vector3;
    readonly line: readonly [Vector3, Vector3];
    readonly text: string;
    readonly reason: string | null;
    readonly refusal: string | null;
  };
};

export type ToolSession = {
  /** Notes a key press that changed the typed value or the lock. */
  follow(running: Running): void;
  point(pointer: Pointer): void;
  /**
   * Notes that the view has changed under the pointer, or the pointer has moved to another view, at `pointer`. The
   * movement so far stays.
   */
  viewChanged(pointer?: Pointer | null): void;
  /** Why the current state cannot be placed, or null. */
  message(): string | null;
  /** Ends the tool with one history entry; returns false if `message` has a reason. */
  place(): boolean;
  cancel(): void;
  isOpen(): boolean;
  marks(): SessionMarks;
};

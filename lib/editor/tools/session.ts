/** A tool that changes the scene, between its start and its end. */
import type { Vector3 } from "../../geometry/vector3";
import type { Pointer } from "./sight";
import type { Snap } from "./snap/snap";
import type { Running } from "./tool-state";

export type SessionMarks = {
  readonly snap: Snap | null;
  /** How far it has come, beside what is moved. */
  readonly label: { readonly at: Vector3; readonly text: string } | null;
  /** Where it may not lie, and why; it is shown where it was meanwhile. */
  readonly refused?: {
    readonly outlines: readonly (readonly Vector3[])[];
    readonly at: Vector3;
    readonly text: string;
  };
  /** Where it would be split: the place, the line, the lengths of both parts, what drew it there, and why it cannot be. */
  readonly cut?: {
    readonly at: Vector3;
    readonly line: readonly [Vector3, Vector3];
    readonly text: string;
    readonly reason: string | null;
    readonly refusal: string | null;
  };
};

export type ToolSession = {
  /** Keys have changed what is typed or locked. */
  follow(running: Running): void;
  point(pointer: Pointer): void;
  /**
   * The view has changed under the pointer, or the pointer has come to another picture, where it stands at `pointer`: what was
   * moved stays, and goes on from here.
   */
  viewChanged(pointer?: Pointer | null): void;
  /** Why what is typed or moved cannot be taken; null where it can. */
  message(): string | null;
  /** Ends it as one entry of the history; false where the message says why not. */
  place(): boolean;
  cancel(): void;
  isOpen(): boolean;
  marks(): SessionMarks;
};

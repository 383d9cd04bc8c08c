/** The tools of one editor, for its keys, views and bars. */
import type { SelectionItem } from "../core/selection";
import type { SessionMarks } from "./session";
import type { BaseTool, MeasureGiven, MeasureKind, SplitKind, ToolKey, ToolState } from "./tool-state";
import type { Pointed, Pointer, ToolView } from "./tool-view";

export type Toolbox = {
  /** The same object until it changes. */
  get(): ToolState;
  subscribe(listener: () => void): () => void;
  /** Notifies about everything that moves marks, including each pointer step. */
  subscribeMarks(listener: () => void): () => void;
  /** Why the current value cannot be placed, or null. */
  message(): string | null;
  marks(): SessionMarks;
  /** The point at which a measurement would begin or continue. */
  pointed(): Pointed | null;

  setBase(base: BaseTool): void;
  /** Moves or turns the selection with a free pointer. */
  startMove(): void;
  startTurn(): void;
  /** Starts a measurement by clicks, or shows a complete one. */
  startMeasure(measurement: MeasureKind | MeasureGiven): void;
  startBox(): void;
  /** Splits the element at the pointer. */
  startSplit(of: SplitKind): void;
  /** Grabs an element with a held pointer; the rest of the selection moves along. */
  grab(item: SelectionItem, pointer: Pointer): void;

  /** Handles a key; returns false if neither the running tool nor a refused command uses it. */
  press(key: ToolKey): boolean;
  /** Absorbs the digits typed after a refused command that takes a number. */
  absorbTyping(): void;
  /** Follows the pointer. */
  point(pointer: Pointer): void;
  /** Handles a click in a view; returns false if no running tool uses it. */
  click(pointer: Pointer): boolean;
  /** Handles the release of a held pointer. */
  release(): void;
  /** Notes that the view has changed under the pointer. */
  viewChanged(): void;
  /** Notes that the pointer has moved to this view of several; null if it is in none. */
  enterView(view: ToolView, pointer: Pointer | null): void;
  /** Goes one step back; returns false if there is none. */
  back(): boolean;
  /** Ends the running tool and restores its start. */
  cancel(): void;

  /** Moves the selection by a step; a held key continues one entry until `endNudge`. */
  nudge(direction: "left" | "right" | "away" | "near" | "up" | "down", meters: number): void;
  endNudge(): void;
  /** Builds the snap index in advance, so that the first movement does not wait. */
  warm(): void;
  /** The current view, or null. Setting null drops the snap index. */
  view: ToolView | null;
};

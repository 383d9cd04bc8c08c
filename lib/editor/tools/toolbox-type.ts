/** What the tools of one editor offer to its keys, its pictures and its bars. */
import type { SelectionItem } from "../core/selection";
import type { SessionMarks } from "./session";
import type { Pointed, Pointer, Sight } from "./sight";
import type { BaseTool, MeasureGiven, MeasureKind, SplitKind, ToolKey, ToolState } from "./tool-state";

export type Toolbox = {
  /** The same object until it changes. */
  get(): ToolState;
  subscribe(listener: () => void): () => void;
  /** Everything that moves what is drawn, each step of the pointer among it. */
  subscribeMarks(listener: () => void): () => void;
  /** Why what is typed cannot be taken; null where it can. */
  message(): string | null;
  marks(): SessionMarks;
  /** Where a measurement would begin or go on. */
  pointed(): Pointed | null;

  setBase(base: BaseTool): void;
  /** Moves or turns what is selected, the pointer free to follow. */
  startMove(): void;
  startTurn(): void;
  /** Of what is given the figure stands at once. */
  startMeasure(what: MeasureKind | MeasureGiven): void;
  startBox(): void;
  /** Splits what the pointer is on, where it is. */
  startSplit(of: SplitKind): void;
  /** A held pointer takes an element; what is selected with it comes along. */
  grab(item: SelectionItem, pointer: Pointer): void;

  /** A key; false where it is neither the running tool's nor typed into one that was refused. */
  press(key: ToolKey): boolean;
  /** What a number was to be typed for was refused: the number is not to be taken for other commands. */
  miss(): void;
  /** The pointer is here now. */
  point(pointer: Pointer): void;
  /** A click in the picture; false where no tool runs that takes it. */
  click(pointer: Pointer): boolean;
  /** The held pointer lets go. */
  release(): void;
  /** The view has changed under the pointer. */
  viewChanged(): void;
  /** The pointer has come to this picture, of several that are shown; null while it is in none. */
  lookInto(sight: Sight, pointer: Pointer | null): void;
  /** One step back; false where there is nothing left to take back. */
  back(): boolean;
  /** Ends what runs as if it had not begun. */
  cancel(): void;

  /** Moves what is selected a little; held keys go on in one entry until `endNudge`. */
  nudge(direction: "left" | "right" | "away" | "near" | "up" | "down", metres: number): void;
  endNudge(): void;
  /** Looks for what there is to snap to, so that no first movement waits for it. */
  warm(): void;
  /** The picture, while there is one; with it goes what was remembered of its floor. */
  sight: Sight | null;
};

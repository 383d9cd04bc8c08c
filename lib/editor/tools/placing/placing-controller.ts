import { type Clipping, copyElements } from "../../commands/clipboard/clipping";
import { pastedItems, pasteElements } from "../../commands/paste-elements";
import type { Command, CommandOutcome, Refusal } from "../../core/command";
import type { EditorStore, RunResult } from "../../core/editor-store";
import { type NewKey, plainKey } from "../../core/fresh-key";
import { OBJECT_COPY } from "../../core/object-copy";
import { type SelectionItem, selectedItems, selectedKeys } from "../../core/selection";
import { createTopics } from "../../core/topics";
import { type Placing, placedItems, placingCommand, type Spot } from "./placing";
import { createPlacingPreview, type FindSpot, type PlacingPreview } from "./placing-preview";
import { type SquareUpSession, type SquareUpView, startSquareUp } from "./square-up-session";

export type PlacingState = {
  /** The choice that a click places; null while clicks select. */
  readonly placing: Placing | null;
  readonly isPaletteOpen: boolean;
  readonly isArrayOpen: boolean;
  readonly squareUp: SquareUpView | null;
  readonly hasCopy: boolean;
};

export type PlacingHost = {
  floorNumber(): number;
  /** Reports why an action cannot be done; null clears the report. */
  refuse(refusal: Pick<Refusal, "code" | "message" | "keys"> | null): void;
  /** Returns the text of a refusal. Without this function, its message is the text. */
  reasonOf?(refusal: Refusal): string;
  /** Reports a result. */
  notify?(notice: string): void;
  newKey?: NewKey;
  /** Whether a vertex may not be moved, for example because something on it is locked. */
  isVertexLocked?(vertexKey: string): boolean;
};

export type PlacingController = {
  get(): PlacingState;
  subscribe(listener: () => void): () => void;
  /** Opens the palette with a choice. */
  choose(placing: Placing): void;
  /** Opens the palette with the last choice, or closes it. */
  togglePalette(): void;
  /** Previews at the pointer what a click would place there. Null removes the preview. */
  point(find: FindSpot | null): void;
  /** The preview; null while nothing is chosen or pointed at. */
  preview(): PlacingPreview | null;
  subscribePreview(listener: () => void): () => void;
  /** Places the choice at a clicked spot; returns false while clicks select. */
  click(spot: Spot | null): boolean;
  /** Places the choice on the selected wall, or in the room. */
  placeHere(): void;
  copy(): boolean;
  paste(): void;
  duplicate(): void;
  toggleArray(): void;
  openSquareUp(floorKey: string): void;
  changeSquareUp(change: Parameters<SquareUpSession["change"]>[0]): void;
  acceptSquareUp(): void;
  /** Runs a command and reports a refusal to the host. */
  run(command: Command): RunResult;
  readonly newKey: NewKey;
  /** Ends squaring up, placing or the array form; returns false if none is open. */
  back(): boolean;
};

export const NOTHING_PLACED: PlacingState = {
  placing: null,
  isPaletteOpen: false,
  isArrayOpen: false,
  squareUp: null,
  hasCopy: false,
};

const STATE = "state";
const PREVIEW = "preview";
/** Distance in m of a paste or duplicate from its original, so that both are visible. */
const OFFSET = 0.5;
const FIRST_CHOICE: Placing = { kind: "opening", label: "door" };

type SuccessfulRun = Extract<RunResult, { ok: true }>;
type AppliedDiff = NonNullable<SuccessfulRun["gesture"]>["diff"];

class Placer implements PlacingController {
  readonly newKey: NewKey;
  private readonly topics = createTopics();
  private readonly previewer: ReturnType<typeof createPlacingPreview>;
  private state = NOTHING_PLACED;
  private lastChoice = FIRST_CHOICE;
  private clipping: Clipping | null = null;
  private pasteCount = 0;
  private squareUp: SquareUpSession | null = null;
  /** A refusal of the last click is shown until the pointer moves. */
  private isClickRefused = false;

  constructor(
    private readonly store: EditorStore,
    private readonly host: PlacingHost,
  ) {
    this.newKey = host.newKey ?? plainKey;
    this.previewer = createPlacingPreview({
      isPlacing: () => this.state.placing !== null,
      preview: (spot) => this.previewAt(spot),
      reasonOf: (refusal) => host.reasonOf?.(refusal) ?? refusal.message,
      changed: () => this.topics.emit(PREVIEW),
    });
    store.subscribeScene(this.previewer.follow);
    // An undo, or a drag that begins elsewhere, ends squaring up.
    store.subscribeHistory(() => {
      if (!this.squareUp || this.squareUp.isOpen()) return;
      this.squareUp = null;
      this.set({ squareUp: null });
    });
    // The array form copies the selection.
    store.subscribeSelection(() => {
      if (this.state.isArrayOpen && store.getSelection().kinds.size === 0) this.set({ isArrayOpen: false });
    });
  }

  readonly get = (): PlacingState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => this.topics.subscribe(STATE, listener);

  readonly preview = (): PlacingPreview | null => this.previewer.get();

  readonly subscribePreview = (listener: () => void): (() => void) => this.topics.subscribe(PREVIEW, listener);

  readonly choose = (placing: Placing): void => {
    if (placing.kind !== "rehost") this.lastChoice = placing;
    this.endSquareUp();
    this.host.refuse(null);
    this.set({ placing, isPaletteOpen: true });
  };

  readonly togglePalette = (): void => {
    if (this.state.isPaletteOpen) this.set({ isPaletteOpen: false, placing: null });
    else this.choose(this.lastChoice);
  };

  readonly point = (find: FindSpot | null): void => {
    if (find && this.isClickRefused) {
      this.isClickRefused = false;
      this.host.refuse(null);
    }
    this.previewer.point(find);
  };

  readonly click = (spot: Spot | null): boolean => {
    if (!this.state.placing) return false;
    if (!spot) return true;
    const isPlaced = this.place(this.state.placing, spot);
    this.isClickRefused = !isPlaced;
    // Without this, the new object would block its own preview until the pointer moves.
    if (isPlaced) this.previewer.point(null);
    return true;
  };

  readonly placeHere = (): void => {
    const { placing } = this.state;
    if (!placing) return;
    const faceKey = this.selectedFace(placing);
    if (faceKey === undefined && placing.kind !== "object") this.refuse(OBJECT_COPY.noWallChosen);
    else this.place(placing, faceKey === undefined ? {} : { faceKey });
  };

  readonly copy = (): boolean => {
    const clipping = copyElements(this.store.scene, selectedItems(this.store.getSelection()));
    if (!clipping) {
      this.refuse(OBJECT_COPY.nothingToCopy);
      return false;
    }
    this.clipping = clipping;
    this.pasteCount = 0;
    this.host.refuse(null);
    this.host.notify?.(OBJECT_COPY.copied(clipping.items.length));
    this.set({ hasCopy: true });
    return true;
  };

  readonly paste = (): void => {
    const { clipping } = this;
    if (!clipping) {
      this.refuse(OBJECT_COPY.nothingCopied);
      return;
    }
    const isOtherFloor = clipping.floorNumber !== this.host.floorNumber();
    const offset = OFFSET * (this.pasteCount + (isOtherFloor ? 0 : 1));
    if (this.pasteAt(clipping, [offset, 0, offset])) this.pasteCount += 1;
  };

  readonly duplicate = (): void => {
    const clipping = copyElements(this.store.scene, selectedItems(this.store.getSelection()));
    if (clipping) this.pasteAt(clipping, [OFFSET, 0, OFFSET], OBJECT_COPY.duplicate);
    else this.refuse(OBJECT_COPY.nothingToCopy);
  };

  readonly toggleArray = (): void => this.set({ isArrayOpen: !this.state.isArrayOpen });

  readonly openSquareUp = (floorKey: string): void => {
    this.endSquareUp();
    this.host.refuse(null);
    this.squareUp = startSquareUp(this.store, floorKey, this.host.isVertexLocked);
    this.set({ squareUp: this.squareUp.get(), placing: null, isPaletteOpen: false });
  };

  readonly changeSquareUp = (change: Parameters<SquareUpSession["change"]>[0]): void => {
    if (!this.squareUp) return;
    this.squareUp.change(change);
    this.set({ squareUp: this.squareUp.get() });
  };

  readonly acceptSquareUp = (): void => {
    const session = this.squareUp;
    if (!session) return;
    const isAccepted = session.accept();
    if (isAccepted) this.squareUp = null;
    this.set({ squareUp: isAccepted ? null : session.get() });
  };

  readonly run = (command: Command): RunResult => {
    const result = this.store.run(command);
    this.isClickRefused = false;
    this.host.refuse(result.ok ? null : result.refusal);
    if (result.ok && !result.gesture) this.host.notify?.(OBJECT_COPY.asItWas);
    return result;
  };

  readonly back = (): boolean => {
    if (this.squareUp) this.endSquareUp();
    else if (this.state.placing || this.state.isPaletteOpen) this.set({ placing: null, isPaletteOpen: false });
    else if (this.state.isArrayOpen) this.set({ isArrayOpen: false });
    else return false;
    this.host.refuse(null);
    return true;
  };

  private set(change: Partial<PlacingState>): void {
    const isOtherChoice = change.placing !== undefined && change.placing !== this.state.placing;
    this.state = { ...this.state, ...change };
    this.topics.emit(STATE);
    if (isOtherChoice) this.previewer.update();
  }

  private refuse(message: string): void {
    this.host.refuse({ code: "invalid", message, keys: [] });
  }

  private commandOf(placing: Placing, spot: Partial<Spot>): Command {
    return placingCommand(placing, spot, { floorNumber: this.host.floorNumber(), newKey: this.newKey });
  }

  private previewAt({ faceKey, at }: Spot): CommandOutcome | null {
    const { placing } = this.state;
    if (!placing || !this.store.scene.has("face", faceKey)) return null;
    return this.store.preview(this.commandOf(placing, { faceKey, at }));
  }

  private runAndSelect(command: Command, itemsOf: (diff: AppliedDiff) => SelectionItem[]): boolean {
    const result = this.run(command);
    if (result.ok && result.gesture) this.store.select(itemsOf(result.gesture.diff));
    return result.ok;
  }

  private place(placing: Placing, spot: Partial<Spot>): boolean {
    const command = this.commandOf(placing, spot);
    if (placing.kind !== "rehost") return this.runAndSelect(command, (diff) => placedItems(placing, diff));
    const isPlaced = this.run(command).ok;
    if (isPlaced) this.set({ placing: null, isPaletteOpen: false });
    return isPlaced;
  }

  /** Returns the selected face, or the host of the selected opening unless that opening is to be rehosted. */
  private selectedFace({ kind }: Placing): string | undefined {
    const selection = this.store.getSelection();
    const [opening] = kind === "rehost" ? [] : selectedKeys(selection, "objectPlanar");
    const [face] = selectedKeys(selection, "face");
    return face ?? (opening && this.store.scene.get("objectPlanar", opening)?.faceKey);
  }

  private pasteAt(
    clipping: Clipping,
    vector: readonly [number, number, number],
    label?: (count: number) => string,
  ): boolean {
    const floorNumber = this.host.floorNumber();
    const faceKey = selectedKeys(this.store.getSelection(), "face")[0] ?? null;
    const { newKey } = this;
    return this.runAndSelect(
      (scene) => pasteElements(scene, { clipping, floorNumber, vector, faceKey, label, newKey }),
      (diff) => pastedItems(clipping, diff),
    );
  }

  private endSquareUp(): void {
    const session = this.squareUp;
    this.squareUp = null;
    session?.cancel();
    if (session) this.set({ squareUp: null });
  }
}

/** Places doors, windows and objects by clicks, copies and pastes, and squares up rooms. The methods are bound. */
export const createPlacingController = (store: EditorStore, host: PlacingHost): PlacingController =>
  new Placer(store, host);

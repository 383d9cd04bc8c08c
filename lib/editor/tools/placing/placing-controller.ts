/** What the editor does with doors, windows and things besides single commands: placing by clicks, copies, squaring up. */
import { type Clipping, copyElements } from "../../commands/clipboard/clipping";
import { pastedItems, pasteElements } from "../../commands/paste-elements";
import type { Command, Refusal } from "../../core/command";
import type { EditorStore, RunResult } from "../../core/editor-store";
import { type NewKey, plainKey } from "../../core/fresh-key";
import { OBJECT_COPY } from "../../core/object-copy";
import { type SelectionItem, selectedItems, selectedKeys } from "../../core/selection";
import { createTopics } from "../../core/topics";
import { type Placing, placedItems, placingCommand, type Spot } from "./placing";
import { createPlacingPreview, type FindSpot, type PlacingPreview } from "./placing-preview";
import { type SquareUpSession, type SquareUpView, startSquareUp } from "./square-up-session";

export type PlacingState = {
  /** Null: clicks select. */
  readonly placing: Placing | null;
  readonly isPaletteOpen: boolean;
  readonly isArrayOpen: boolean;
  readonly squareUp: SquareUpView | null;
  readonly hasCopy: boolean;
};

export type PlacingSurroundings = {
  floorNumber(): number;
  /** Says why something cannot be done; null takes it back. */
  refuse(refusal: Pick<Refusal, "code" | "message" | "keys"> | null): void;
  /** The same in words, without saying it; its message where left out. */
  reasonOf?(refusal: Refusal): string;
  /** Says what came of something. */
  tell?(text: string): void;
  newKey?: NewKey;
  /** Whether a corner may not be moved, as where what stands on it is locked. */
  isHeld?(vertexKey: string): boolean;
};

export type PlacingController = {
  get(): PlacingState;
  subscribe(listener: () => void): () => void;
  /** Opens the palette with this chosen. */
  choose(placing: Placing): void;
  /** Opens the palette as it was left, or closes it. */
  togglePalette(): void;
  /** Where the pointer is: what a click would place there is shown. Null takes it away. */
  point(find: FindSpot | null): void;
  /** What the next click would place; null while nothing is placed or pointed at. */
  preview(): PlacingPreview | null;
  subscribePreview(listener: () => void): () => void;
  /** Places what is chosen where it was clicked; false where clicks select. */
  click(spot: Spot | null): boolean;
  /** Places what is chosen on the selected wall, or in the room. */
  placeHere(): void;
  copy(): boolean;
  paste(): void;
  duplicate(): void;
  toggleArray(): void;
  openSquareUp(floorKey: string): void;
  changeSquareUp(change: Parameters<SquareUpSession["change"]>[0]): void;
  acceptSquareUp(): void;
  /** Runs a command; why it was refused is told to the surroundings. */
  run(command: Command): RunResult;
  readonly newKey: NewKey;
  /** One step back; false where there is nothing of its own to take back. */
  back(): boolean;
};

export const NOTHING_PLACED: PlacingState = {
  placing: null,
  isPaletteOpen: false,
  isArrayOpen: false,
  squareUp: null,
  hasCopy: false,
};

const [STATE, PREVIEW] = ["state", "preview"];
/** What is pasted on its own floor, or duplicated, lies this far from the original, so that it is seen. */
const ASIDE = 0.5;
const FIRST: Placing = { what: "opening", label: "door" };

export function createPlacingController(store: EditorStore, around: PlacingSurroundings): PlacingController {
  const topics = createTopics();
  const newKey = around.newKey ?? plainKey;
  let state = NOTHING_PLACED;
  let last: Placing = FIRST;
  let clipping: Clipping | null = null;
  let pastes = 0;
  let session: SquareUpSession | null = null;
  /** What is said is of the last click, until the pointer is elsewhere. */
  let isClickRefused = false;

  const preview = createPlacingPreview({
    isPlacing: () => state.placing !== null,
    ask({ faceKey, at }) {
      const { placing } = state;
      return placing && store.scene.has("face", faceKey) ? store.preview(commandOf(placing, { faceKey, at })) : null;
    },
    reasonOf: (refusal) => around.reasonOf?.(refusal) ?? refusal.message,
    changed: () => topics.emit(PREVIEW),
  });

  function set(change: Partial<PlacingState>): void {
    const isOther = change.placing !== undefined && change.placing !== state.placing;
    state = { ...state, ...change };
    topics.emit(STATE);
    if (isOther) preview.look();
  }

  const commandOf = (placing: Placing, spot: Partial<Spot>): Command =>
    placingCommand(placing, spot, { floorNumber: around.floorNumber(), newKey });

  store.subscribeScene(preview.follow);

  // An undo, or a drag that begins elsewhere, ends what is shown here.
  store.subscribeHistory(() => {
    if (!session || session.isOpen()) return;
    session = null;
    set({ squareUp: null });
  });

  // The copies that its form would make are of what is selected.
  store.subscribeSelection(() => {
    if (state.isArrayOpen && store.getSelection().kinds.size === 0) set({ isArrayOpen: false });
  });

  function run(command: Command): RunResult {
    const result = store.run(command);
    isClickRefused = false;
    around.refuse(result.ok ? null : result.refusal);
    if (result.ok && !result.gesture) around.tell?.(OBJECT_COPY.asItWas);
    return result;
  }

  function runAndSelect(
    command: Command,
    itemsOf: (diff: NonNullable<Done["gesture"]>["diff"]) => SelectionItem[],
  ): boolean {
    const result = run(command);
    if (result.ok && result.gesture) store.select(itemsOf(result.gesture.diff));
    return result.ok;
  }

  function endSquareUp(): void {
    const open = session;
    session = null;
    open?.cancel();
    if (open) set({ squareUp: null });
  }

  function choose(placing: Placing): void {
    if (placing.what !== "rehost") last = placing;
    endSquareUp();
    around.refuse(null);
    set({ placing, isPaletteOpen: true });
  }

  function place(placing: Placing, spot: Partial<Spot>): boolean {
    const command = commandOf(placing, spot);
    if (placing.what !== "rehost") return runAndSelect(command, (diff) => placedItems(placing, diff));
    const isDone = run(command).ok;
    if (isDone) set({ placing: null, isPaletteOpen: false });
    return isDone;
  }

  /** The face that is selected, or that the selected opening is on, unless it is to leave it. */
  function selectedFace({ what }: Placing): string | undefined {
    const selection = store.getSelection();
    const [opening] = what === "rehost" ? [] : selectedKeys(selection, "objectPlanar");
    return selectedKeys(selection, "face")[0] ?? (opening && store.scene.get("objectPlanar", opening)?.faceKey);
  }

  function lay(copied: Clipping, way: readonly [number, number, number], label?: (count: number) => string): boolean {
    const floorNumber = around.floorNumber();
    const faceKey = selectedKeys(store.getSelection(), "face")[0] ?? null;
    return runAndSelect(
      (scene) => pasteElements(scene, { clipping: copied, floorNumber, vector: way, faceKey, label, newKey }),
      (diff) => pastedItems(copied, diff),
    );
  }

  return {
    get: () => state,
    subscribe: (listener) => topics.subscribe(STATE, listener),
    choose,
    point(find) {
      if (find && isClickRefused) {
        isClickRefused = false;
        around.refuse(null);
      }
      preview.point(find);
    },
    preview: preview.get,
    subscribePreview: (listener) => topics.subscribe(PREVIEW, listener),
    togglePalette() {
      if (state.isPaletteOpen) set({ isPaletteOpen: false, placing: null });
      else choose(last);
    },
    click(spot) {
      if (!state.placing) return false;
      if (!spot) return true;
      const isPlaced = place(state.placing, spot);
      isClickRefused = !isPlaced;
      // What it has just placed would stand in its own way until the pointer has moved on.
      if (isPlaced) preview.point(null);
      return true;
    },
    placeHere() {
      const { placing } = state;
      if (!placing) return;
      const faceKey = selectedFace(placing);
      if (faceKey === undefined && placing.what !== "thing") {
        around.refuse({ code: "invalid", message: OBJECT_COPY.noWallChosen, keys: [] });
      } else place(placing, faceKey === undefined ? {} : { faceKey });
    },
    copy() {
      const copied = copyElements(store.scene, selectedItems(store.getSelection()));
      if (!copied) {
        around.refuse({ code: "invalid", message: OBJECT_COPY.nothingToCopy, keys: [] });
        return false;
      }
      clipping = copied;
      pastes = 0;
      around.refuse(null);
      around.tell?.(OBJECT_COPY.copied(copied.items.length));
      set({ hasCopy: true });
      return true;
    },
    paste() {
      if (!clipping) {
        around.refuse({ code: "invalid", message: OBJECT_COPY.nothingCopied, keys: [] });
        return;
      }
      const isElsewhere = clipping.floorNumber !== around.floorNumber();
      const aside = ASIDE * (pastes + (isElsewhere ? 0 : 1));
      if (lay(clipping, [aside, 0, aside])) pastes += 1;
    },
    duplicate() {
      const copied = copyElements(store.scene, selectedItems(store.getSelection()));
      if (copied) lay(copied, [ASIDE, 0, ASIDE], OBJECT_COPY.duplicate);
      else around.refuse({ code: "invalid", message: OBJECT_COPY.nothingToCopy, keys: [] });
    },
    toggleArray: () => set({ isArrayOpen: !state.isArrayOpen }),
    openSquareUp(floorKey) {
      endSquareUp();
      around.refuse(null);
      session = startSquareUp(store, floorKey, around.isHeld);
      set({ squareUp: session.get(), placing: null, isPaletteOpen: false });
    },
    changeSquareUp(change) {
      if (!session) return;
      session.change(change);
      set({ squareUp: session.get() });
    },
    acceptSquareUp() {
      if (!session) return;
      const open = session;
      const isDone = open.accept();
      if (isDone) session = null;
      set({ squareUp: isDone ? null : open.get() });
    },
    run,
    newKey,
    back() {
      if (session) endSquareUp();
      else if (state.placing || state.isPaletteOpen) set({ placing: null, isPaletteOpen: false });
      else if (state.isArrayOpen) set({ isArrayOpen: false });
      else return false;
      around.refuse(null);
      return true;
    },
  };
}

type Done = Extract<RunResult, { ok: true }>;

import type { EditorStore } from "../core/editor-store";
import { type SelectionItem, selectedItems } from "../core/selection";
import { createTopics } from "../core/topics";
import { TOOL_COPY } from "./copy";
import { centerOf } from "./element-points";
import { startMoveSession } from "./move-session";
import { createNudges, type NudgeDirection } from "./nudges";
import { createRefusedTyping } from "./refused-typing";
import type { SessionMarks, ToolSession } from "./session";
import { createSnapIndex, type SnapIndex } from "./snap/snap-index";
import { startSplitSession } from "./split-session";
import type { ToolHost } from "./tool-host";
import {
  AT_REST,
  type BaseTool,
  type MeasureGiven,
  type MeasureKind,
  measured,
  POINTS_NEEDED,
  pressKey,
  type Running,
  type SplitKind,
  startMeasure,
  startMove,
  startTurn,
  stepBack,
  type ToolKey,
  type ToolState,
  withPoint,
} from "./tool-state";
import type { Pointed, Pointer, ToolView } from "./tool-view";
import type { Toolbox } from "./toolbox-type";
import { startTurnSession } from "./turn-session";

export type { Toolbox };

const STATE = "state";
const MARKS = "marks";
const NO_MARKS: SessionMarks = { snap: null, label: null };

/** Whether a value is being typed; its refusal is not reported until the value is placed. */
const isTyping = (running: Running): boolean => "text" in running && running.text !== "";

class EditorToolbox implements Toolbox {
  private readonly topics = createTopics();
  private readonly refusedTyping = createRefusedTyping();
  private readonly nudges: ReturnType<typeof createNudges>;
  private readonly context: ToolHost & { view(): ToolView | null; index(): SnapIndex };
  private state: ToolState = AT_REST;
  private currentView: ToolView | null = null;
  private session: ToolSession | null = null;
  private pointer: Pointer | null = null;
  private pointedPlace: Pointed | null = null;
  private index: SnapIndex | null = null;

  constructor(
    private readonly store: EditorStore,
    private readonly host: ToolHost,
  ) {
    const view = () => this.currentView;
    this.context = { ...host, view, index: () => this.snapIndex() };
    this.nudges = createNudges(store, view);
    store.subscribeScene((diff) => this.index?.follow(diff));
    // An undo, or a drag that begins elsewhere, ends the open session.
    store.subscribeHistory(() => {
      if (this.session && !this.session.isOpen()) this.rest();
    });
    store.subscribeSelection(this.refusedTyping.forget);
  }

  get view(): ToolView | null {
    return this.currentView;
  }

  set view(next: ToolView | null) {
    this.currentView = next;
    if (next === null) this.index = null;
  }

  readonly get = (): ToolState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => this.topics.subscribe(STATE, listener);

  readonly subscribeMarks = (listener: () => void): (() => void) => this.topics.subscribe(MARKS, listener);

  readonly message = (): string | null => this.session?.message() ?? null;

  readonly marks = (): SessionMarks => this.session?.marks() ?? NO_MARKS;

  readonly pointed = (): Pointed | null => (this.state.running?.tool === "measure" ? this.pointedPlace : null);

  readonly setBase = (base: BaseTool): void => {
    this.cancel();
    this.set({ base, running: null });
  };

  readonly startMove = (): void => this.beginMove(startMove(false), (items) => items[0]!, this.pointer);

  readonly startTurn = (): void =>
    this.begin("turn", startTurn(), (items) =>
      startTurnSession(this.store, this.context, { items, pointer: this.pointer }),
    );

  readonly startMeasure = (measurement: MeasureKind | MeasureGiven): void => {
    this.cancel();
    this.host.refuse(null);
    const running = typeof measurement === "string" ? startMeasure(measurement) : measured(measurement);
    this.set({ ...this.state, running });
  };

  readonly startBox = (): void => {
    this.cancel();
    this.set({ ...this.state, running: { tool: "box" } });
  };

  readonly startSplit = (of: SplitKind): void => {
    this.nudges.end();
    this.cancel();
    this.host.refuse(null);
    const { newKey } = this.host;
    const start = { of, pointer: this.pointer, ...(newKey ? { newKey } : {}) };
    this.session = startSplitSession(this.store, this.context, start);
    this.set({ ...this.state, running: { tool: "split", of } });
    this.follow({ tool: "split", of });
  };

  readonly grab = (item: SelectionItem, pointer: Pointer): void => {
    if (!this.store.getSelection().kinds.has(item.key)) this.store.select([item]);
    this.pointer = pointer;
    this.beginMove(startMove(true), () => item, pointer);
  };

  readonly press = (key: ToolKey): boolean => {
    const { running } = this.state;
    if (!running) return this.refusedTyping.absorbs(key);
    const pressed = pressKey(running, key);
    if (!pressed) return false;
    if (pressed.does === "place") this.place();
    else if (pressed.does === "change") {
      this.set({ ...this.state, running: pressed.running });
      this.follow(pressed.running);
    }
    return true;
  };

  readonly absorbTyping = (): void => this.refusedTyping.begin(startTurn());

  readonly point = (next: Pointer): void => {
    this.pointer = next;
    const { running } = this.state;
    if (running?.tool === "measure") {
      this.pointedPlace = this.currentView?.pointAt(next.x, next.y, next.isFree) ?? null;
    } else if (this.session) {
      this.session.point(next);
      if (running && !isTyping(running)) this.host.refuse(this.session.message());
    } else return;
    this.topics.emit(MARKS);
  };

  readonly click = (pointer: Pointer): boolean => {
    const { running } = this.state;
    if (running?.tool === "measure") {
      const hit = this.currentView?.pointAt(pointer.x, pointer.y, pointer.isFree);
      if (hit) this.set({ ...this.state, running: withPoint(running, hit.at) });
      return true;
    }
    if (!this.session) return false;
    this.place();
    return true;
  };

  readonly release = (): void => {
    const { running } = this.state;
    if (running?.tool === "box") this.rest();
    if (running?.tool !== "move" || !running.isHeld) return;
    // Released where it cannot be placed, the element returns to its start and the reason stays.
    if (this.place()) this.rest();
    else this.cancel();
  };

  readonly viewChanged = (): void => this.session?.viewChanged();

  readonly enterView = (next: ToolView, pointer: Pointer | null): void => {
    if (next === this.currentView) return;
    this.currentView = next;
    this.pointer = pointer;
    this.session?.viewChanged(pointer);
  };

  readonly back = (): boolean => {
    this.nudges.end();
    const step = stepBack(this.state, {
      hasRefusal: this.host.refusal() !== null,
      hasSelection: this.store.getSelection().kinds.size > 0,
    });
    if (step.does === "nothing") return false;
    if (step.does === "clear refusal") this.host.refuse(null);
    else if (step.does === "clear selection") this.store.clearSelection();
    else if (step.does === "cancel") {
      this.cancel();
      this.host.refuse(null);
    } else {
      this.set(step.state);
      if (step.state.running) this.follow(step.state.running);
    }
    return true;
  };

  readonly cancel = (): void => {
    this.refusedTyping.forget();
    const { session } = this;
    this.session = null;
    session?.cancel();
    this.rest();
  };

  readonly nudge = (direction: NudgeDirection, meters: number): void => {
    const { running } = this.state;
    // A finished measurement would show a length from before the nudge.
    const isMeasured = running?.tool === "measure" && running.isDone;
    if (isMeasured) this.cancel();
    this.host.refuse(running && !isMeasured ? TOOL_COPY.running : this.nudges.move(direction, meters));
  };

  readonly endNudge = (): void => this.nudges.end();

  readonly warm = (): void => void this.snapIndex();

  /** Builds the index when first needed, and again for another floor. */
  private snapIndex(): SnapIndex {
    const floorNumber = this.host.floorNumber();
    if (this.index?.floorNumber !== floorNumber) {
      this.index = createSnapIndex(this.store.scene, floorNumber, this.host.isHidden);
    }
    return this.index;
  }

  private set(next: ToolState): void {
    if (next === this.state) return;
    this.state = next;
    this.topics.emit(STATE);
    this.topics.emit(MARKS);
  }

  private rest(): void {
    this.session = null;
    this.pointedPlace = null;
    if (this.state.running) this.set({ ...this.state, running: null });
  }

  private beginMove(
    running: Running,
    itemOf: (items: readonly SelectionItem[]) => SelectionItem,
    pointer: Pointer | null,
  ): void {
    this.begin("move", running, (items) => {
      const item = itemOf(items);
      const hold = centerOf(this.store.scene, [item]);
      return startMoveSession(this.store, this.context, { items, item, hold, pointer });
    });
  }

  /** Starts a session on the selection, or reports why it cannot start. */
  private begin(
    verb: "move" | "turn",
    running: Running,
    start: (items: readonly SelectionItem[]) => ToolSession,
  ): void {
    const items = selectedItems(this.store.getSelection());
    this.nudges.end();
    this.cancel();
    const refusal = items.length === 0 ? TOOL_COPY.nothingSelected(verb) : (this.host.refuseToMove?.(items) ?? null);
    this.host.refuse(refusal);
    if (refusal !== null) {
      this.refusedTyping.begin(running);
      return;
    }
    this.session = start(items);
    this.set({ ...this.state, running });
    this.follow(running);
  }

  private follow(running: Running): void {
    this.session?.follow(running);
    if (!isTyping(running)) this.host.refuse(this.session?.message() ?? null);
    this.topics.emit(MARKS);
  }

  /** Returns false, and reports the reason, if the running tool cannot be placed. */
  private place(): boolean {
    const { running } = this.state;
    if (running?.tool === "measure") {
      if (running.points.length >= POINTS_NEEDED[running.kind]) {
        this.set({ ...this.state, running: { ...running, isDone: true } });
      }
      return true;
    }
    const { session } = this;
    if (!session) return true;
    this.host.refuse(null);
    const isPlaced = session.place();
    if (!isPlaced) this.host.refuse(session.message());
    // A refused session continues, unless placing has ended it.
    if (isPlaced || !session.isOpen()) this.rest();
    return isPlaced;
  }
}

/** Creates the tools of one editor: the running tool, its keys and pointer, and steps back. The methods are bound. */
export const createToolbox = (store: EditorStore, host: ToolHost): Toolbox => new EditorToolbox(store, host);

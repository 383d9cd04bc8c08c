/** The tools of one editor: which runs, what keys and pointer mean to it, and how each step is taken back. Knows no framework. */
import type { EditorStore } from "../core/editor-store";
import { type SelectionItem, selectedItems } from "../core/selection";
import { createTopics } from "../core/topics";
import { TOOL_COPY } from "./copy";
import { middleOf } from "./held-places";
import { createMissedTyping } from "./missed-typing";
import { startMoveSession } from "./move-session";
import { createNudges } from "./nudges";
import type { SessionMarks, ToolSession } from "./session";
import type { Pointed, Pointer, Sight } from "./sight";
import { createSnapIndex, type SnapIndex } from "./snap/snap-index";
import { startSplitSession } from "./split-session";
import type { ToolSurroundings } from "./surroundings";
import {
  AT_REST,
  measured,
  POINTS_NEEDED,
  pressKey,
  type Running,
  startMeasure,
  startMove,
  startTurn,
  stepBack,
  type ToolState,
  withPoint,
} from "./tool-state";
import type { Toolbox } from "./toolbox-type";
import { startTurnSession } from "./turn-session";

export type { Toolbox };

const STATE = "state";
const MARKS = "marks";
const NO_MARKS: SessionMarks = { snap: null, label: null };

export function createToolbox(store: EditorStore, around: ToolSurroundings): Toolbox {
  const topics = createTopics();
  let state: ToolState = AT_REST;
  let sight: Sight | null = null;
  let session: ToolSession | null = null;
  let pointer: Pointer | null = null;
  let pointed: Pointed | null = null;
  let index: SnapIndex | null = null;
  const missed = createMissedTyping();
  const look = { ...around, sight: () => sight, index: snapIndex };
  const nudges = createNudges(store, look.sight);

  /** Built when first asked for, and anew when another floor is shown. */
  function snapIndex(): SnapIndex {
    if (index?.floorNumber !== around.floorNumber())
      index = createSnapIndex(store.scene, around.floorNumber(), around.isHidden);
    return index;
  }
  store.subscribeScene((diff) => index?.follow(diff));
  // An undo, or a drag that begins elsewhere, ends the one that is open here.
  store.subscribeHistory(() => {
    if (session && !session.isOpen()) rest();
  });
  store.subscribeSelection(missed.forget);

  function set(next: ToolState): void {
    if (next === state) return;
    state = next;
    topics.emit(STATE);
    topics.emit(MARKS);
  }

  function rest(): void {
    session = null;
    pointed = null;
    if (state.running) set({ ...state, running: null });
  }

  function cancel(): void {
    missed.forget();
    const open = session;
    session = null;
    open?.cancel();
    rest();
  }

  /** Begins to change what is selected; says so where that cannot be. */
  function begin(
    verb: "move" | "turn",
    running: Running,
    start: (items: readonly SelectionItem[]) => ToolSession,
  ): void {
    const items = selectedItems(store.getSelection());
    nudges.end();
    cancel();
    const why = items.length === 0 ? TOOL_COPY.nothingSelected(verb) : (around.heldFast?.(items) ?? null);
    around.refuse(why);
    if (why !== null) {
      missed.begin(running);
      return;
    }
    session = start(items);
    set({ ...state, running });
    follow(running);
  }

  function follow(running: Running): void {
    session?.follow(running);
    const message = session?.message() ?? null;
    // What is wrong with a locked corner is wrong at once; what is half typed only when it is to be taken.
    if (!("text" in running) || running.text === "") around.refuse(message);
    topics.emit(MARKS);
  }

  /** False where what runs cannot be placed, which is said. */
  function place(): boolean {
    const { running } = state;
    if (running?.tool === "measure") {
      if (running.points.length >= POINTS_NEEDED[running.what])
        set({ ...state, running: { ...running, isDone: true } });
      return true;
    }
    const held = session;
    if (held) around.refuse(null);
    const isPlaced = held?.place() ?? true;
    if (held && !isPlaced) around.refuse(held.message());
    // What could not be placed goes on, unless it has ended with that.
    if (held && (isPlaced || !held.isOpen())) rest();
    return isPlaced;
  }

  const toolbox: Toolbox = {
    get sight() {
      return sight;
    },
    set sight(next) {
      sight = next;
      if (next === null) index = null;
    },
    get: () => state,
    subscribe: (listener) => topics.subscribe(STATE, listener),
    subscribeMarks: (listener) => topics.subscribe(MARKS, listener),
    message: () => session?.message() ?? null,
    marks: () => session?.marks() ?? NO_MARKS,
    pointed: () => (state.running?.tool === "measure" ? pointed : null),

    setBase(base) {
      cancel();
      set({ base, running: null });
    },
    startMove: () =>
      begin("move", startMove(false), (items) => {
        const item = items[0]!;
        return startMoveSession(store, look, { items, item, hold: middleOf(store.scene, [item]), pointer });
      }),
    startTurn: () => begin("turn", startTurn(), (items) => startTurnSession(store, look, { items, pointer })),
    startMeasure(what) {
      cancel();
      around.refuse(null);
      set({ ...state, running: typeof what === "string" ? startMeasure(what) : measured(what) });
    },
    startBox() {
      cancel();
      set({ ...state, running: { tool: "box" } });
    },
    startSplit(of) {
      nudges.end();
      cancel();
      around.refuse(null);
      session = startSplitSession(store, look, { of, pointer, ...(around.newKey ? { newKey: around.newKey } : {}) });
      set({ ...state, running: { tool: "split", of } });
      follow({ tool: "split", of });
    },
    grab(item, from) {
      if (!store.getSelection().kinds.has(item.key)) store.select([item]);
      pointer = from;
      begin("move", startMove(true), (items) =>
        startMoveSession(store, look, { items, item, hold: middleOf(store.scene, [item]), pointer: from }),
      );
    },

    press(key) {
      const { running } = state;
      if (!running) return missed.takes(key);
      const pressed = pressKey(running, key);
      if (!pressed) return false;
      if (pressed.does === "place") place();
      else if (pressed.does === "change") {
        set({ ...state, running: pressed.running });
        follow(pressed.running);
      }
      return true;
    },
    miss: () => missed.begin(startTurn()),
    point(next) {
      pointer = next;
      if (state.running?.tool === "measure") pointed = sight?.pointAt(next.x, next.y, next.isFree) ?? null;
      else if (session) {
        session.point(next);
        const { running } = state;
        if (running && (!("text" in running) || running.text === "")) around.refuse(session.message());
      } else return;
      topics.emit(MARKS);
    },
    click(at) {
      const { running } = state;
      if (running?.tool === "measure") {
        const hit = sight?.pointAt(at.x, at.y, at.isFree);
        if (hit) set({ ...state, running: withPoint(running, hit.at) });
        return true;
      }
      if (!session) return false;
      place();
      return true;
    },
    release() {
      if (state.running?.tool === "move" && state.running.isHeld) {
        // Let go where it cannot be, it is where it was, and the reason stays.
        if (place()) rest();
        else cancel();
      } else if (state.running?.tool === "box") rest();
    },
    viewChanged: () => session?.viewChanged(),
    lookInto(next, at) {
      if (next === sight) return;
      sight = next;
      pointer = at;
      session?.viewChanged(at);
    },
    back() {
      nudges.end();
      const back = stepBack(state, {
        hasRefusal: around.refusal() !== null,
        hasSelection: store.getSelection().kinds.size > 0,
      });
      if (back.does === "nothing") return false;
      if (back.does === "clear refusal") around.refuse(null);
      else if (back.does === "clear selection") store.clearSelection();
      else if (back.does === "cancel") {
        cancel();
        around.refuse(null);
      } else {
        set(back.state);
        if (back.state.running) follow(back.state.running);
      }
      return true;
    },
    cancel,

    nudge(direction, metres) {
      const { running } = state;
      // A figure that stands is of what was there before.
      const isDone = running?.tool === "measure" && running.isDone;
      if (isDone) cancel();
      around.refuse(running && !isDone ? TOOL_COPY.running : nudges.move(direction, metres));
    },
    endNudge: () => nudges.end(),
    warm: () => void snapIndex(),
  };
  return toolbox;
}

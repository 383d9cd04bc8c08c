/** @jest-environment node */
/**
 * Any interleaving of edits, undos, redos and jumps in two tabs, with cut networks, lost answers, refusals, other people's
 * changes, re-reads, crashes and second tries, against a plain model: what the gestures that are said to be saved come to,
 * one after the other, is what the backend holds and what every tab shows; every gesture is saved, listed or let go.
 */
import "fake-indexeddb/auto";
import fc from "fast-check";
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import type { Command } from "@/lib/editor/commands/command";
import { changesOf, type Diff } from "@/lib/editor/diff";
import type { DragSession } from "@/lib/editor/drag-session";
import { visitReferences } from "@/lib/editor/references";
import type { SceneRecords } from "@/lib/editor/scene";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { createWorldOver, type Tab, tick, until } from "@/tests/support/queue-world";
import { danglingReferences, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { toGesture } from "./gesture-entry";
import { joinGestures } from "./join-gestures";
import { createSurveyEditorSession, type SurveyEditorSession } from "./survey-editor-session";
import { ownerOf } from "./survey-owner";

const OWNER = ownerOf(SURVEY);
const ANN = "emp-ann";
const RUNS = Number(process.env.MODEL_RUNS ?? 150);
/** Longer than any moment that two tabs share. */
const A_WHILE = 2_000;
const joining = {
  isFor: () => true,
  join: async (entries: Parameters<typeof joinGestures>[0]) => joinGestures(entries),
  pause: 0,
  most: 8,
};

type InTab = { tab: number } & (
  | { do: "run" | "hold"; command: Command }
  | { do: "undo" | "redo" | "refresh" | "reload" | "drop" }
  | { do: "jump"; at: number }
);
type Step =
  | InTab
  | { do: "offline" | "online" | "retry" | "dismiss" | "pause" }
  | { do: "lose" | "fail"; count: number }
  | { do: "other"; at: number; value: number }
  | { do: "wait"; milliseconds: number };

const tab = fc.integer({ min: 0, max: 1 });
const one = <Name extends Step["do"]>(name: Name) => fc.constant({ do: name } as Step);
const inTab = (name: "undo" | "redo" | "refresh" | "reload" | "drop") => tab.map((at): Step => ({ do: name, tab: at }));
const counted = (name: "lose" | "fail") => fc.integer({ min: 1, max: 3 }).map((count): Step => ({ do: name, count }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ tab, command: randomCommand }).map((made): Step => ({ do: "run", ...made })) },
  { weight: 2, arbitrary: fc.record({ tab, command: randomCommand }).map((made): Step => ({ do: "hold", ...made })) },
  { weight: 2, arbitrary: inTab("drop") },
  { weight: 3, arbitrary: inTab("undo") },
  { weight: 2, arbitrary: inTab("redo") },
  { weight: 1, arbitrary: fc.record({ tab, at: fc.nat(20) }).map((made): Step => ({ do: "jump", ...made })) },
  { weight: 1, arbitrary: inTab("refresh") },
  { weight: 1, arbitrary: inTab("reload") },
  { weight: 2, arbitrary: one("offline") },
  { weight: 2, arbitrary: one("online") },
  { weight: 2, arbitrary: one("pause") },
  { weight: 1, arbitrary: one("retry") },
  { weight: 1, arbitrary: one("dismiss") },
  { weight: 2, arbitrary: counted("lose") },
  { weight: 2, arbitrary: counted("fail") },
  {
    weight: 1,
    arbitrary: fc.record({ at: fc.nat(20), value: fc.nat(100) }).map((made): Step => ({ do: "other", ...made })),
  },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }).map((milliseconds): Step => ({ do: "wait", milliseconds })) },
);

/** Records by kind and key, fields that are null or the backend's own left out. */
type Plain = Record<string, Record<string, unknown>>;
const OWN = new Set(["revision", "updatedAt", "updatedBy"]);
const plainRecord = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !OWN.has(name) && value !== null && value !== undefined),
  );

function plain(records: SceneRecords): Plain {
  const all: Plain = {};
  for (const kind of GEOMETRY_KINDS)
    for (const record of records[kind]) all[`${kind} ${record.key}`] = plainRecord(record);
  return all;
}

const withoutOthers = (all: Plain): Plain =>
  Object.fromEntries(Object.entries(all).map(([place, { acceptedBy: _theirs, ...record }]) => [place, record]));

/**
 * Fields that one tab wrote while the other, not knowing of it, deleted the record and brought it back: whether they come
 * back too hangs on whether the two went together. By record.
 */
type Unseen = Map<string, Set<string>>;

const withoutUnseen = (all: Plain, unseen: Unseen): Plain =>
  Object.fromEntries(
    Object.entries(all).map(([place, record]) => [
      place,
      Object.fromEntries(Object.entries(record as object).filter(([name]) => !unseen.get(place)?.has(name))),
    ]),
  );

/** One gesture on the plain model, field by field. */
function playOn(model: Plain, unseen: Unseen, diff: Diff): void {
  for (const { kind, key, from, to } of changesOf(diff)) {
    const place = `${kind} ${key}`;
    if (!to) {
      const [known, there] = [plainRecord(from ?? {}) as Record<string, unknown>, model[place] ?? {}];
      const names = Object.keys(there).filter((name) => JSON.stringify(there[name]) !== JSON.stringify(known[name]));
      unseen.set(place, new Set([...(unseen.get(place) ?? []), ...names]));
      delete model[place];
    } else if (!from) model[place] = plainRecord(to);
    // Where another tab was first to delete it, a change comes to nothing.
    else if (model[place]) {
      const before = plainRecord(from);
      const after = plainRecord(to);
      const record = { ...model[place] };
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
        unseen.get(place)?.delete(name);
        if (after[name] === undefined) delete record[name];
        else record[name] = after[name];
      }
      model[place] = record;
    }
  }
}

/** What one tab brings back on a corner or wall that the other has deleted comes to nothing. */
function withoutBaseless(model: Plain): Plain {
  const isThere = (kind: string | null, key: string) =>
    GEOMETRY_KINDS.some((one) => (kind === null || one === kind) && model[`${one} ${key}`] !== undefined);
  const based = Object.entries(model).filter(([place, record]) => {
    const kind = place.slice(0, place.indexOf(" ")) as GeometryKind;
    let isBased = true;
    visitReferences(kind, record as never, (reference) => {
      if (reference.isOwned && !isThere(reference.kind, reference.key)) isBased = false;
    });
    return isBased;
  });
  return based.length === Object.keys(model).length ? model : withoutBaseless(Object.fromEntries(based));
}

/** More than anything takes from one step to the next. */
const QUIET_TICKS = 12;

let worlds = 0;
let readings = 0;

/** The clock of all of them: what happens a while later is told from what happens at the same moment. */
const RealDate = Date;
let later = 0;
class Clock extends RealDate {
  constructor(...time: unknown[]) {
    super(...((time.length === 0 ? [RealDate.now() + later] : time) as [number]));
  }
  static override now(): number {
    return RealDate.now() + later;
  }
}
beforeAll(() => void Object.assign(globalThis, { Date: Clock }));
afterAll(() => void Object.assign(globalThis, { Date: RealDate }));

async function play(initial: SceneRecords, steps: readonly Step[]) {
  worlds += 1;
  const backend = createGeometryBackend(initial);
  const world = createWorldOver(backend, `saving-${worlds}`, "nobody", joining);
  const model = plain(initial);
  const unseen: Unseen = new Map();
  const made = new Map<string, Diff>();
  const saved = new Set<string>();
  const dismissed = new Set<string>();
  let told = 0;

  /** As the backend has them at some moment of the reading. */
  async function readLists(): Promise<SceneRecords> {
    await tick(readings % 3);
    const records = backend.read();
    readings += 1;
    await tick(readings % 4);
    return records;
  }

  async function openEditor(of: Tab): Promise<SurveyEditorSession> {
    const waiting = await of.queue.pendingOf(OWNER, ANN);
    for (const entry of waiting) made.set(entry.id, toGesture(entry).diff);
    const records = backend.read();
    const session = createSurveyEditorSession({
      surveyKey: SURVEY,
      scope: ANN,
      employeeKey: ANN,
      records,
      earlier: { waiting: waiting.map(toGesture), refused: await of.queue.failedOf(OWNER, ANN) },
      queue: of.queue,
      readLists,
      showAlert: () => {},
      clearAlert: () => {},
      onAlertGone: () => {},
    });
    of.queue.watch((event) => {
      told += 1;
      if (event.type === "saved" && !of.isDead) saved.add(event.id);
    });
    return session;
  }

  const tabs = [world.open(), world.open()];
  await world.changeSession(ANN);
  const sessions = [await openEditor(tabs[0] as Tab), await openEditor(tabs[1] as Tab)];
  const drags: DragSession<Command>[] = [];
  const at = (index: number) => sessions[index] as SurveyEditorSession;

  async function edit(now: InTab): Promise<void> {
    const { store, refresh } = at(now.tab);
    if (now.do === "refresh") void refresh();
    if (now.do === "run") store.run(now.command);
    if (now.do === "hold") {
      drags[now.tab] = store.beginDrag<Command>((scene, command) => command(scene));
      drags[now.tab]?.move(now.command);
    }
    if (now.do === "drop") drags[now.tab]?.commit();
    if (now.do === "undo") store.undo();
    if (now.do === "redo") store.redo();
    if (now.do === "jump") {
      const { past, future } = store.getHistory();
      const entries = [null, ...past, ...future];
      store.jumpTo(entries[now.at % entries.length]?.id ?? null);
    }
    for (const gesture of store.getPending()) {
      if (!made.has(gesture.id)) made.set(gesture.id, structuredClone(gesture.diff));
    }
  }

  /** What takes milliseconds has been done, however slow the machine is: the clock jumps, and nothing that was on its way. */
  async function untilQuiet(): Promise<void> {
    const happened = () => backend.calls.length + world.stored.length + told;
    let known = happened();
    for (let still = 0; still < QUIET_TICKS; still += 1) {
      await tick(1);
      if (happened() !== known) [known, still] = [happened(), 0];
    }
  }

  async function carryOut(now: Step): Promise<void> {
    if (now.do === "offline" || now.do === "online") return world.setOnline(now.do === "online");
    if (now.do === "lose") backend.world.loses = now.count;
    else if (now.do === "fail") backend.world.fails = now.count;
    else if (now.do === "wait") await tick(now.milliseconds);
    else if (now.do === "pause") {
      await untilQuiet();
      later += A_WHILE;
    } else if (now.do === "other") {
      const { vertex } = backend.read();
      const record = vertex[now.at % Math.max(1, vertex.length)];
      if (!record) return;
      // A field that no command writes: which of the two came first does not matter, and the model knows nothing of it.
      backend.change("vertex", record.key, { acceptedBy: `emp-${now.value}` });
    } else if (now.do === "retry" || now.do === "dismiss") {
      const queue = tabs[0]?.queue;
      const failed = queue?.getState().failed.find((gesture) => gesture.failedWith === undefined);
      if (!queue || !failed) return;
      if (now.do === "retry") return queue.retry(failed.id);
      const before = await queue.failedOf(OWNER, ANN);
      await queue.dismiss(failed.id);
      const left = new Set(await queue.failedOf(OWNER, ANN));
      for (const id of before) if (!left.has(id)) dismissed.add(id);
    } else if (now.do === "reload") {
      at(now.tab).dispose();
      await tabs[now.tab]?.queue.allStored();
      world.kill(tabs[now.tab] as Tab);
      const fresh = world.open();
      tabs[now.tab] = fresh;
      await fresh.queue.start(ANN);
      sessions[now.tab] = await openEditor(fresh);
    } else if ("tab" in now) {
      await edit(now);
    }
  }

  let isPartlySaved = false;
  const notePartlySaved = () => {
    isPartlySaved ||= tabs.some(({ queue }) => queue.getState().failed.some((gesture) => gesture.isPartlySaved));
  };
  for (const now of steps) {
    await carryOut(now);
    notePartlySaved();
    for (const { store } of sessions) expect(danglingReferences(store.scene)).toEqual([]);
  }
  for (const drag of drags) drag?.cancel();
  backend.world.fails = 0;
  backend.world.loses = 0;
  world.setOnline(true);
  await world.settle();
  // What a tab that has died could not tell any more is found in the storage after a while.
  for (const session of sessions) await session.refresh();
  await until(() => sessions.every(({ store }) => store.getPending().length === 0));
  for (const session of sessions) await session.reread();
  notePartlySaved();
  const listed = tabs[0]?.queue.getState().failed ?? [];
  const failed = listed.map(({ id }) => id);
  // In the order of the queue, where what is tried again comes last.
  for (const [place, id] of world.stored.entries()) {
    const diff = made.get(id);
    if (!diff) throw new Error(`${id} was queued and never made`);
    if (world.stored.lastIndexOf(id) === place && !failed.includes(id) && !dismissed.has(id))
      playOn(model, unseen, diff);
  }
  const shown = sessions.map(({ store }) => ({
    records: plain(store.scene.toRecords()),
    pending: store.getPending().length,
  }));
  for (const session of sessions) session.dispose();
  world.close();
  return { backend, model, unseen, isPartlySaved, saved, listed, failed, dismissed, shown };
}

test("whatever happens, the backend and every tab hold what the saved gestures come to, and none is lost", async () => {
  let joined = 0;
  let gestures = 0;
  await fc.assert(
    fc.asyncProperty(randomRecords, fc.array(step, { minLength: 5, maxLength: 30 }), async (initial, steps) => {
      const { backend, model, unseen, isPartlySaved, saved, listed, failed, dismissed, shown } = await play(
        initial,
        steps,
      );
      const held = plain(backend.read());
      // Where taking back was refused too, what the backend has stands, and is shown.
      if (!isPartlySaved) {
        const [theirs, ours] = [held, withoutBaseless(model)].map((all) => withoutUnseen(withoutOthers(all), unseen));
        expect(theirs).toEqual(ours);
      }
      for (const { records, pending } of shown) {
        expect(pending).toBe(0);
        expect(records).toEqual(held);
      }
      // Where nobody else has changed anything and nothing was refused, nobody meets themselves.
      if (!steps.some(({ do: what }) => what === "other" || what === "fail")) {
        expect(listed.filter(({ failure }) => failure.status === 409)).toEqual([]);
      }
      for (const id of [...failed, ...dismissed]) expect(saved.has(id)).toBe(false);
      gestures += saved.size;
      joined += backend.calls.length;
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(gestures).toBeGreaterThan(RUNS);
  expect(joined).toBeGreaterThan(0);
}, 1_200_000);

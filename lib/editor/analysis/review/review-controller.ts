/** The review of an open survey as panel, keys and palette share it: what is to be looked at, what has changed, which one is chosen. */
import type { GeometryKind, GeometryRecord } from "../../../domain/geometry-records";
import { notifyEach } from "../../../notify-each";
import { changesOf, type Diff, type RecordChange, writeChange } from "../../core/diff";
import type { EditorStore } from "../../core/editor-store";
import { isChangedSince, shapeOf } from "../../core/provenance/accepted-shape";
import {
  createDeletedRecordsCache,
  type DeletedRecord,
  type DeletedRecords,
} from "../../core/provenance/deleted-records";
import { isAccepted } from "../../core/provenance/review-level";
import { isChanged, scanDifference } from "../../core/provenance/scan-difference";
import { changedFields } from "../../core/record-fields";
import type { ReadScene } from "../../core/scene";
import { type SelectionItem, selectedItems } from "../../core/selection";
import type { ChecksController } from "../checks/checks-controller";
import { createReviewQueue, type ReviewQueue } from "./review-queue";
import { createScanChanges, type ScanChange, watchChanges } from "./scan-changes";
import { watchAccepted } from "./watch-accepted";
import { watchDoubts } from "./watch-doubts";

/** A room's name, or whether an opening is taken off its wall, says nothing of how the capture read it. */
const READ: Record<GeometryKind, readonly string[]> = {
  vertex: ["x", "y", "z"],
  edge: [],
  face: ["label", "loops"],
  objectPlanar: ["label", "faceKey", "u", "v", "width", "height", "rotation", "outline", "depth", "isOpen"],
  object3D: ["label", "position", "quaternion", "size"],
};

function writes(edit: Diff, kind: GeometryKind, key: string): boolean {
  const [from, to]: readonly GeometryRecord[] = edit[kind]?.updated[key] ?? [];
  return from !== undefined && to !== undefined && changedFields(from, to).some((name) => READ[kind].includes(name));
}

/**
 * The edit writes how the element itself was read, or a corner of the face; `scene` is as the edit has left it. What is as it
 * was captured then has been put back, not corrected.
 */
function corrects(scene: ReadScene, edit: Diff, item: SelectionItem): boolean {
  const { kind, key } = item;
  const corners = kind === "face" ? (scene.get("face", key)?.loops.flat() ?? []) : [];
  if (!writes(edit, kind, key) && !corners.some((corner) => writes(edit, "vertex", corner))) return false;
  const difference = scanDifference(scene, item);
  return difference === null || isChanged(difference);
}

/** Records that are looked at in one slice: a few milliseconds. */
const A_SLICE = 2_000;
/** More selected ones are not corrected one by one. */
const MOST_CORRECTED = 200;

export type ReviewList = "waiting" | "done" | "changes";

export type ReviewState = {
  /** Null until all has been looked at once, and again when nobody follows any longer: it would not be as things are. */
  readonly queue: ReviewQueue | null;
  /** Likewise, until all has been compared once. */
  readonly changes: readonly ScanChange[] | null;
  /** What is no longer there, by key; told whole where the backend keeps it. */
  readonly gone: DeletedRecords;
  readonly isGoneKept: boolean;
  /** The checks have looked at everything: what they find is in the queue. */
  readonly areChecked: boolean;
  readonly list: ReviewList;
  /** The key of the element that is chosen; null for none. */
  readonly active: string | null;
};

/** Does it when nothing else is to be done; returns what calls it off. */
type Later = (work: () => void) => () => void;

export type ReviewController = {
  get(): ReviewState;
  subscribe(listener: () => void): () => void;
  /** Looks and follows until the returned function is called. */
  start(): () => void;
  isFollowing(): boolean;
  /** Brings it up to now, all of it if need be; where nobody follows, it is told to who asks and not kept. */
  settle(): ReviewState;
  setList(list: ReviewList): void;
  choose(key: string | null): void;
  /** What the backend says is deleted; null where it keeps none of it. */
  tellGone(told: readonly DeletedRecord[] | null): void;
  /**
   * While the review is followed: what an edit corrects of what is selected and waits, is accepted with it; what an error
   * stands on is not. The change to add to the edit; null where there is none.
   */
  acceptanceOf(edit: Diff): Diff | null;
};

const NONE_TOLD: readonly DeletedRecord[] = [];
const NOTHING: ReviewState = {
  queue: null,
  changes: null,
  gone: new Map(),
  isGoneKept: false,
  areChecked: false,
  list: "waiting",
  active: null,
};

export function createReviewController(
  store: EditorStore,
  checks: Pick<ChecksController, "get" | "subscribe">,
  later: Later,
): ReviewController {
  const { scene } = store;
  const listeners = new Set<() => void>();
  let state: ReviewState = NOTHING;
  let told: readonly DeletedRecord[] = NONE_TOLD;
  /** Kept from when somebody first asks: what an edit touches is looked at with the edit, whoever follows. */
  let kept: ReturnType<typeof keep> | null = null;
  /** How many ask for it to be followed. */
  let followers = 0;
  let stop = () => {};
  let callOff: (() => void) | null = null;
  let isStale = true;

  function set(next: ReviewState): void {
    state = next;
    notifyEach(listeners);
  }

  function keep() {
    const [doubts, changed, outdated] = [watchDoubts(scene), watchChanges(scene), watchAccepted(scene)];
    const watches = [doubts, changed, outdated];
    const queue = createReviewQueue(scene, store.rooms, doubts, outdated);
    const changes = createScanChanges(scene, store.rooms, changed);
    store.subscribeScene((diff) => {
      for (const one of [...watches, queue, changes]) one.follow(diff);
      if (followers > 0) goOn();
    });
    return { watches, queue, changes, deletedRecords: createDeletedRecordsCache() };
  }

  const look = () => {
    kept ??= keep();
    return kept;
  };

  function build(): ReviewState {
    isStale = false;
    const { found } = checks.get();
    const { queue, changes, deletedRecords } = look();
    const gone = deletedRecords(told, store.getHistory(), store.employeeKey);
    return {
      ...state,
      gone,
      queue: queue.read(found?.list ?? []),
      changes: changes.read(gone),
      areChecked: found !== null,
    };
  }

  const lookOn = (most: number): boolean => look().watches.every((one) => one.step(most));

  function goOn(): void {
    isStale = true;
    callOff ??= later(() => {
      callOff = null;
      // Of a drag, what comes out at its end.
      if (followers === 0 || store.isDragging()) return;
      if (lookOn(A_SLICE)) set(build());
      else goOn();
    });
  }

  function follow(): void {
    const stops = [store.subscribeHistory(goOn), checks.subscribe(goOn)];
    stop = () => {
      callOff?.();
      callOff = null;
      for (const one of stops) one();
      if (state.queue) set({ ...state, queue: null, changes: null, areChecked: false });
    };
    goOn();
  }

  function settle(): ReviewState {
    lookOn(Number.POSITIVE_INFINITY);
    if (followers === 0) return build();
    if (isStale) set(build());
    return state;
  }

  const isAboutReview = (edit: Diff): boolean => {
    for (const { from, to } of changesOf(edit)) if (from && to && isAccepted(from) !== isAccepted(to)) return true;
    return false;
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      followers += 1;
      if (followers === 1) follow();
      return () => {
        followers -= 1;
        if (followers === 0) stop();
      };
    },
    isFollowing: () => followers > 0,
    settle,
    setList: (list) => set({ ...state, list }),
    choose(active) {
      if (active !== state.active) set({ ...state, active });
    },
    tellGone(next) {
      told = next ?? NONE_TOLD;
      state = { ...state, isGoneKept: next !== null };
      if (followers > 0) goOn();
    },
    acceptanceOf(edit) {
      const by = store.employeeKey;
      const { kinds } = store.getSelection();
      if (followers === 0 || !by || !state.queue || kinds.size === 0 || kinds.size > MOST_CORRECTED) return null;
      if (isAboutReview(edit)) return null;
      const acceptance: Diff = {};
      const at = new Date().toISOString();
      for (const item of selectedItems(store.getSelection())) {
        const record = scene.get(item.kind, item.key);
        const entry = state.queue.byKey.get(item.key);
        if (!record || !entry || entry.level === "error" || !corrects(scene, edit, item)) continue;
        // One's own acceptance goes along with one's own corrections; somebody else's is for them, or to be given anew.
        const isOutdated = record.acceptedBy === by && isChangedSince(scene, item.kind, record);
        if (isAccepted(record) && !isOutdated) continue;
        const acceptedAs = shapeOf(scene, item.kind, record);
        const to = { ...record, acceptedBy: by, acceptedAt: at, acceptedAs };
        writeChange(acceptance, { ...item, from: record, to } as RecordChange);
      }
      return acceptance;
    },
  };
}

import { notifyEach } from "../../../notify-each";
import type { Diff } from "../../core/diff";
import type { EditorStore } from "../../core/editor-store";
import {
  createDeletedRecordsCache,
  type DeletedRecord,
  type DeletedRecords,
} from "../../core/provenance/deleted-records";
import type { ChecksController } from "../checks/checks-controller";
import type { ScheduleIdle } from "../checks/follow-checks";
import { acceptCorrections } from "./accept-corrections";
import { createReviewQueue, type ReviewQueue } from "./review-queue";
import { watchAccepted, watchDoubts } from "./review-watches";
import { createScanChanges, type ScanChange, watchChanges } from "./scan-changes";

/** Records per slice, which takes a few milliseconds. */
const RECORDS_PER_SLICE = 2_000;

export type ReviewList = "waiting" | "done" | "changes";

export type ReviewState = {
  /** Null until all records have been read once, and without followers, because the queue would become outdated. */
  readonly queue: ReviewQueue | null;
  /** Null under the same conditions as `queue`. */
  readonly changes: readonly ScanChange[] | null;
  /** Deleted records by key, complete only if `isDeletedComplete`. */
  readonly deleted: DeletedRecords;
  /** Whether the backend lists deleted records; otherwise only this session's deletions are known. */
  readonly isDeletedComplete: boolean;
  /** Whether the queue includes the findings of the checks. */
  readonly areChecked: boolean;
  readonly list: ReviewList;
  /** The key of the active element, or null. */
  readonly active: string | null;
};

export type ReviewController = {
  get(): ReviewState;
  subscribe(listener: () => void): () => void;
  /** Reads and follows the survey until the returned function is called. */
  start(): () => void;
  isFollowing(): boolean;
  /** Returns the current state, reading pending records first. Without followers the result is not stored. */
  settle(): ReviewState;
  setList(list: ReviewList): void;
  choose(key: string | null): void;
  /** Sets the deleted records that the backend lists; null if the backend lists none. */
  setDeleted(records: readonly DeletedRecord[] | null): void;
  /**
   * Returns the diff that accepts the selected, pending elements that an edit corrects, to add to the edit. Null if the
   * review is not followed, or nothing can be accepted.
   */
  acceptanceOf(edit: Diff): Diff | null;
};

const NO_DELETED: readonly DeletedRecord[] = [];

const INITIAL: ReviewState = {
  queue: null,
  changes: null,
  deleted: new Map(),
  isDeletedComplete: false,
  areChecked: false,
  list: "waiting",
  active: null,
};

/** Tracks queue and changes of a store from now on, whether or not anyone follows the review. */
function trackStore(store: EditorStore, onScene: () => void) {
  const { scene, rooms } = store;
  const doubts = watchDoubts(scene);
  const changed = watchChanges(scene);
  const outdated = watchAccepted(scene);
  const watches = [doubts, changed, outdated];
  const queue = createReviewQueue(scene, rooms, doubts, outdated);
  const changes = createScanChanges(scene, rooms, changed);
  const deletedRecords = createDeletedRecordsCache();
  store.subscribeScene((diff) => {
    for (const follower of [...watches, queue, changes]) follower.follow(diff);
    onScene();
  });
  return {
    queue,
    changes,
    deletedRecords,
    /** Reads at most `maxRecords` unread records per watch; returns whether all have been read. */
    step: (maxRecords: number): boolean => watches.every((watch) => watch.step(maxRecords)),
  };
}

/**
 * The review of an open survey, which panel, keys and palette share: queue, changes and the active element. Its public
 * methods are bound, because they are passed on as callbacks.
 */
class Review implements ReviewController {
  private readonly listeners = new Set<() => void>();
  private state = INITIAL;
  private backendDeleted = NO_DELETED;
  private tracked: ReturnType<typeof trackStore> | null = null;
  private followers = 0;
  private stopFollowing = (): void => {};
  private cancelSlice: (() => void) | null = null;
  private isStale = true;

  constructor(
    private readonly store: EditorStore,
    private readonly checks: Pick<ChecksController, "get" | "subscribe">,
    private readonly scheduleIdle: ScheduleIdle,
  ) {}

  readonly get = (): ReviewState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly start = (): (() => void) => {
    this.followers += 1;
    if (this.followers === 1) this.follow();
    return () => {
      this.followers -= 1;
      if (this.followers === 0) this.stopFollowing();
    };
  };

  readonly isFollowing = (): boolean => {
    return this.followers > 0;
  };

  readonly settle = (): ReviewState => {
    this.tracker().step(Number.POSITIVE_INFINITY);
    if (this.followers === 0) return this.build();
    if (this.isStale) this.set(this.build());
    return this.state;
  };

  readonly setList = (list: ReviewList): void => {
    this.set({ ...this.state, list });
  };

  readonly choose = (active: string | null): void => {
    if (active !== this.state.active) this.set({ ...this.state, active });
  };

  readonly setDeleted = (records: readonly DeletedRecord[] | null): void => {
    this.backendDeleted = records ?? NO_DELETED;
    this.state = { ...this.state, isDeletedComplete: records !== null };
    if (this.followers > 0) this.schedule();
  };

  readonly acceptanceOf = (edit: Diff): Diff | null => {
    if (this.followers === 0 || !this.state.queue) return null;
    return acceptCorrections(this.store, this.state.queue, edit, new Date().toISOString());
  };

  private set(next: ReviewState): void {
    this.state = next;
    notifyEach(this.listeners);
  }

  private tracker(): ReturnType<typeof trackStore> {
    this.tracked ??= trackStore(this.store, () => {
      if (this.followers > 0) this.schedule();
    });
    return this.tracked;
  }

  private build(): ReviewState {
    this.isStale = false;
    const { found } = this.checks.get();
    const { queue, changes, deletedRecords } = this.tracker();
    const deleted = deletedRecords(this.backendDeleted, this.store.getHistory(), this.store.employeeKey);
    return {
      ...this.state,
      deleted,
      queue: queue.read(found?.list ?? []),
      changes: changes.read(deleted),
      areChecked: found !== null,
    };
  }

  private readonly schedule = (): void => {
    this.isStale = true;
    this.cancelSlice ??= this.scheduleIdle(() => {
      this.cancelSlice = null;
      // During a drag the review waits for the release.
      if (this.followers === 0 || this.store.isDragging()) return;
      if (this.tracker().step(RECORDS_PER_SLICE)) this.set(this.build());
      else this.schedule();
    });
  };

  private follow(): void {
    const stops = [this.store.subscribeHistory(this.schedule), this.checks.subscribe(this.schedule)];
    this.stopFollowing = () => {
      this.cancelSlice?.();
      this.cancelSlice = null;
      for (const stop of stops) stop();
      if (this.state.queue) this.set({ ...this.state, queue: null, changes: null, areChecked: false });
    };
    this.schedule();
  }
}

export const createReviewController = (
  store: EditorStore,
  checks: Pick<ChecksController, "get" | "subscribe">,
  scheduleIdle: ScheduleIdle,
): ReviewController => new Review(store, checks, scheduleIdle);

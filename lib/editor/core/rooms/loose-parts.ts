/** Vertices and edges that bound no face, by floor, updated as the scene changes. They belong to no room. */
import { changesOf, type Diff } from "../diff";
import type { ReadScene } from "../scene";
import { createTopics } from "../topics";

type LooseLists = { corners: string[]; edges: string[] };
export type LooseOnFloor = { readonly [List in keyof LooseLists]: readonly string[] };

type Kind = "vertex" | "edge";
const KINDS: readonly Kind[] = ["vertex", "edge"];
const CHANGED = "changed";

/** Scans a scene in slices (`scan`); later changes are passed to `follow`. Arrow functions serve as callbacks. */
export class LooseParts {
  readonly #scene: ReadScene;
  readonly #topics = createTopics();
  /** The floor of each loose part. */
  readonly #floors = { vertex: new Map<string, number>(), edge: new Map<string, number>() };
  readonly #rest: Generator<void>;
  #byFloor: Map<number, LooseLists> | null = null;
  #isChanged = false;

  constructor(scene: ReadScene) {
    this.#scene = scene;
    this.#rest = this.#visitAll();
  }

  /** Returns the loose parts found so far by floor; the same object until one is added or removed. */
  readonly get = (): ReadonlyMap<number, LooseOnFloor> => {
    this.#byFloor ??= this.#groupByFloor();
    return this.#byFloor;
  };

  /** Returns the number of a loose part on its floor, from 1; null if it bounds a face. Completes the scan. */
  numberOf(kind: Kind, key: string): number | null {
    if (this.#isBound(kind, key)) return null;
    // Panels call this during rendering, so listeners are notified only at the next scan or change.
    while (!this.#rest.next().done);
    const lists = this.get().get(this.#floors[kind].get(key) ?? Number.NaN);
    const number = (kind === "vertex" ? lists?.corners : lists?.edges)?.indexOf(key) ?? -1;
    return number < 0 ? null : number + 1;
  }

  /** Scans up to `count` more records; returns false once all are scanned. */
  scan(count: number): boolean {
    let hasMore = true;
    for (let scanned = 0; hasMore && scanned < count; scanned += 1) hasMore = !this.#rest.next().done;
    this.#notify();
    return hasMore;
  }

  /** Call with each change of the scene. The cost is proportional to the added, removed and reshaped records. */
  readonly follow = (diff: Diff): void => {
    for (const { kind, key, from, to } of changesOf(diff)) {
      if (kind === "face") {
        if (from?.loops !== to?.loops) this.#checkAround([...(from?.loops ?? []), ...(to?.loops ?? [])]);
      } else if ((kind === "vertex" || kind === "edge") && from?.floorNumber !== to?.floorNumber)
        this.#check(kind, key);
    }
    this.#notify();
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#topics.subscribe(CHANGED, listener);

  #notify(): void {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    this.#topics.emit(CHANGED);
  }

  *#visitAll(): Generator<void> {
    for (const kind of KINDS) {
      for (const { key } of this.#scene.values(kind)) {
        this.#check(kind, key);
        yield;
      }
    }
  }

  /** Whether the vertex, or both ends of the edge, are on one face. */
  #isBound(kind: Kind, key: string): boolean {
    const [a = "", b = a] = kind === "edge" ? (this.#scene.get("edge", key)?.vertexKeys ?? []) : [key];
    const faces = this.#scene.facesOfVertex(a);
    if (a === b || faces.length === 0) return faces.length > 0;
    const others = this.#scene.facesOfVertex(b);
    return faces.some((face) => others.includes(face));
  }

  #check(kind: Kind, key: string): void {
    const record = this.#scene.get(kind, key);
    const floor = record && !this.#isBound(kind, key) ? record.floorNumber : undefined;
    if (this.#floors[kind].get(key) === floor) return;
    if (floor === undefined) this.#floors[kind].delete(key);
    else this.#floors[kind].set(key, floor);
    this.#byFloor = null;
    this.#isChanged = true;
  }

  /** Checks the vertices of former and current loops, and their edges. */
  #checkAround(loops: readonly (readonly string[])[]): void {
    for (const corner of loops.flat()) {
      this.#check("vertex", corner);
      for (const edge of this.#scene.edgesOfVertex(corner)) this.#check("edge", edge);
    }
  }

  #groupByFloor(): Map<number, LooseLists> {
    const floors = new Map<number, LooseLists>();
    for (const kind of KINDS) {
      for (const [key, floor] of this.#floors[kind]) {
        const lists = floors.get(floor) ?? { corners: [], edges: [] };
        floors.set(floor, lists);
        (kind === "vertex" ? lists.corners : lists.edges).push(key);
      }
    }
    return floors;
  }
}

const followed = new WeakMap<ReadScene, LooseParts>();

/** Returns the loose parts that a caller of `followLooseParts` keeps for the scene, or new ones for a single use. */
export const loosePartsOf = (scene: ReadScene): LooseParts => followed.get(scene) ?? new LooseParts(scene);

/** Registers loose parts for the scene; the caller passes every change to `follow`. */
export function followLooseParts(scene: ReadScene): LooseParts {
  const parts = new LooseParts(scene);
  followed.set(scene, parts);
  return parts;
}

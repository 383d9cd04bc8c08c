/** Corners and edges that bound no face, by floor, kept as the scene changes. No room and no wall leads to them. */
import { changesOf, type Diff } from "../diff";
import type { ReadScene } from "../scene";
import { createTopics } from "../topics";

export type LooseOnFloor = { readonly corners: readonly string[]; readonly edges: readonly string[] };

type Kind = "vertex" | "edge";

export type LooseParts = {
  /** By floor; the same object until one comes or goes. Those of a scene at rest are known once `lookOn` has seen all of it. */
  get(): ReadonlyMap<number, LooseOnFloor>;
  /** From 1 on its floor; null where it bounds a face. Looks at all that has not been looked at yet. */
  numberOf(kind: Kind, key: string): number | null;
  /** Looks at so many records more; false once all have been looked at. */
  lookOn(count: number): boolean;
  /** The scene has changed by this. Costs as much as what came, went or has other corners. */
  follow(diff: Diff): void;
  subscribe(listener: () => void): () => void;
};

const CHANGED = "changed";

const followed = new WeakMap<ReadScene, LooseParts>();

/** The loose parts of a scene: those that somebody keeps, else worked out for this once. */
export const loosePartsOf = (scene: ReadScene): LooseParts => followed.get(scene) ?? createLooseParts(scene);

/** The loose parts of a scene for who promises to tell them of every change. */
export function followLooseParts(scene: ReadScene): LooseParts {
  const parts = createLooseParts(scene);
  followed.set(scene, parts);
  return parts;
}

export function createLooseParts(scene: ReadScene): LooseParts {
  const topics = createTopics();
  const known = { vertex: new Map<string, number>(), edge: new Map<string, number>() };
  let byFloor: Map<number, { corners: string[]; edges: string[] }> | null = null;
  let isChanged = false;

  function isBound(kind: Kind, key: string): boolean {
    const [a = "", b = a] = kind === "edge" ? (scene.get("edge", key)?.vertexKeys ?? []) : [key];
    const faces = scene.facesOfVertex(a);
    if (a === b || faces.length === 0) return faces.length > 0;
    const others = scene.facesOfVertex(b);
    return faces.some((face) => others.includes(face));
  }

  function ask(kind: Kind, key: string): void {
    const record = scene.get(kind, key);
    const floor = record && !isBound(kind, key) ? record.floorNumber : undefined;
    if (known[kind].get(key) === floor) return;
    if (floor === undefined) known[kind].delete(key);
    else known[kind].set(key, floor);
    byFloor = null;
    isChanged = true;
  }

  /** What stood, or stands now, on a face's corners. */
  function askAround(loops: readonly (readonly string[])[]): void {
    for (const corner of loops.flat()) {
      ask("vertex", corner);
      for (const edge of scene.edgesOfVertex(corner)) ask("edge", edge);
    }
  }

  function telling<Result>(change: () => Result): Result {
    const result = change();
    if (!isChanged) return result;
    isChanged = false;
    topics.emit(CHANGED);
    return result;
  }

  function* everything(): Generator<void> {
    for (const kind of ["vertex", "edge"] as const) {
      for (const { key } of scene.values(kind)) {
        ask(kind, key);
        yield;
      }
    }
  }
  const rest = everything();

  function sorted(): Map<number, { corners: string[]; edges: string[] }> {
    const floors = new Map<number, { corners: string[]; edges: string[] }>();
    for (const kind of ["vertex", "edge"] as const) {
      for (const [key, floor] of known[kind]) {
        const lists = floors.get(floor) ?? { corners: [], edges: [] };
        floors.set(floor, lists);
        (kind === "vertex" ? lists.corners : lists.edges).push(key);
      }
    }
    return floors;
  }

  function get(): Map<number, { corners: string[]; edges: string[] }> {
    byFloor ??= sorted();
    return byFloor;
  }

  return {
    get,
    numberOf(kind, key) {
      if (isBound(kind, key)) return null;
      // Names are asked for while panels are drawn: who listens is told with the next look or change.
      while (!rest.next().done);
      const lists = get().get(known[kind].get(key) ?? Number.NaN);
      const number = (kind === "vertex" ? lists?.corners : lists?.edges)?.indexOf(key) ?? -1;
      return number < 0 ? null : number + 1;
    },
    lookOn: (count) =>
      telling(() => {
        for (let seen = 0; seen < count; seen += 1) if (rest.next().done) return false;
        return true;
      }),
    follow: (diff) =>
      telling(() => {
        for (const { kind, key, from, to } of changesOf(diff)) {
          if (kind === "face") {
            if (from?.loops !== to?.loops) askAround([...(from?.loops ?? []), ...(to?.loops ?? [])]);
          } else if ((kind === "vertex" || kind === "edge") && from?.floorNumber !== to?.floorNumber) ask(kind, key);
        }
      }),
    subscribe: (listener) => topics.subscribe(CHANGED, listener),
  };
}

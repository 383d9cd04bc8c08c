"use client";
import { useMemo, useSyncExternalStore } from "react";
import type { EndpointName, EndpointParams, EndpointResult } from "../../contract/endpoints";
/**
 * Optimistic edits. The cache always holds the backend's answers; patches of open edits apply on top of them in order, so
 * that a failed edit is removed alone and later ones stay.
 */
import { createListeners } from "../../notify-each";

export type Actor = { key: string; name?: string };

export type EditContext = {
  /** The author, if known. */
  actor: Actor | null;
  /** The time of the edit, ISO 8601 UTC. */
  now: string;
};

/** The change of one edit in the answers of one read. */
export type OptimisticPatch<N extends EndpointName = EndpointName> = {
  name: N;
  /** Selects cached answers by their params; by default all of the read. */
  concerns?: (params: EndpointParams<N>) => boolean;
  /** Pure; returns the same value if nothing changes. */
  apply: (data: EndpointResult<N>) => EndpointResult<N>;
} & ListEffect;

type ListEffect = {
  /** The key of the record whose removal is the patch's only change. */
  takesOut?: string;
  /** The key of a restored record: earlier patches that take it out are skipped. */
  bringsBack?: string;
};

/** A patch with its row's types erased. */
export type AnyPatch = {
  name: EndpointName;
  concerns?: (params: never) => boolean;
  apply: (data: never) => unknown;
} & ListEffect;

/** Checks a patch against its row and erases the types. */
export const definePatch = <N extends EndpointName>(patch: OptimisticPatch<N>): AnyPatch =>
  patch as unknown as AnyPatch;

/** Optimistic changes by row. */
export type OptimisticChanges = {
  [N in EndpointName]?: (params: EndpointParams<N>, context: EditContext) => readonly AnyPatch[];
};

let patches: readonly AnyPatch[] = [];
/** Patches of saved edits, which stay until the reads that they change are current. */
let saved: readonly AnyPatch[] = [];
const listeners = createListeners();

function set(next: readonly AnyPatch[]): void {
  patches = next;
  saved = saved.filter((patch) => patches.includes(patch));
  listeners.notify();
}

/** Applies patches to the reads, until the returned function is called. */
export function addPatches(added: readonly AnyPatch[]): () => void {
  if (added.length === 0) return () => {};
  set([...patches, ...added]);
  return () => set(patches.filter((patch) => !added.includes(patch)));
}

/**
 * Marks the patches of an edit as saved. The returned function removes them once the given reads are current, and with
 * them what earlier saved edits change in these reads: alone, an earlier change would apply to an answer that holds both.
 */
export function markSaved(own: readonly AnyPatch[]): (reads: readonly string[]) => void {
  const earlier = saved;
  saved = [...saved, ...own];
  return (reads) => {
    const isOver = (patch: AnyPatch) => own.includes(patch) || (earlier.includes(patch) && reads.includes(patch.name));
    set(patches.filter((patch) => !isOver(patch)));
  };
}

/** A cached answer with the patches of its read applied. */
export function applyPatches(name: EndpointName, params: object, data: unknown, over: readonly AnyPatch[]): unknown {
  const own = over.filter((patch) => patch.name === name && (patch.concerns?.(params as never) ?? true));
  const isUndone = ({ takesOut }: AnyPatch, at: number) =>
    takesOut !== undefined && own.some(({ bringsBack }, later) => later > at && bringsBack === takesOut);
  return own
    .filter((patch, at) => !isUndone(patch, at))
    .reduce<unknown>((seen, patch) => patch.apply(seen as never), data);
}

const NONE: readonly AnyPatch[] = [];

/** The patches of all open edits. */
export function usePatches(): readonly AnyPatch[] {
  return useSyncExternalStore(
    listeners.subscribe,
    () => patches,
    () => NONE,
  );
}

/** An answer with the open edits applied. */
export function useOptimisticView<N extends EndpointName>(
  name: N,
  params: EndpointParams<N> | null,
  data: EndpointResult<N> | undefined,
): EndpointResult<N> | undefined {
  const over = usePatches();
  const text = params === null ? null : JSON.stringify(params);
  return useMemo(() => {
    if (data === undefined || text === null) return data;
    return applyPatches(name, JSON.parse(text) as object, data, over) as EndpointResult<N>;
  }, [name, text, data, over]);
}

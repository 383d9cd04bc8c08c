"use client";
import { useMemo, useSyncExternalStore } from "react";
import type { EndpointName, EndpointParams, EndpointResult } from "../../contract/endpoints";
/**
 * Optimistic edits. The cache always holds the backend's answers; patches of open edits apply on top of them in order,
 * so that a failed edit is removed alone and later ones stay.
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
  /** Selects cached answers by their params; by default all answers of the read. */
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
 * Marks the patches of an edit as saved. Call the returned function once the given reads are current: it removes the
 * patches, and in these reads also those of earlier saved edits, which would apply to an answer that holds both.
 */
export function markSaved(savedPatches: readonly AnyPatch[]): (reads: readonly string[]) => void {
  const earlier = saved;
  saved = [...saved, ...savedPatches];
  return (reads) => {
    const isCurrent = (patch: AnyPatch) =>
      savedPatches.includes(patch) || (earlier.includes(patch) && reads.includes(patch.name));
    set(patches.filter((patch) => !isCurrent(patch)));
  };
}

/** Returns a cached answer with the patches of its read applied. */
export function applyPatches(name: EndpointName, params: object, data: unknown, all: readonly AnyPatch[]): unknown {
  const applicable = all.filter((patch) => patch.name === name && (patch.concerns?.(params as never) ?? true));
  const isUndone = ({ takesOut }: AnyPatch, index: number) =>
    takesOut !== undefined && applicable.some(({ bringsBack }, other) => other > index && bringsBack === takesOut);
  return applicable
    .filter((patch, index) => !isUndone(patch, index))
    .reduce<unknown>((changed, patch) => patch.apply(changed as never), data);
}

const NONE: readonly AnyPatch[] = [];

/** Returns the patches of all open edits. */
export function usePatches(): readonly AnyPatch[] {
  return useSyncExternalStore(
    listeners.subscribe,
    () => patches,
    () => NONE,
  );
}

/** Returns an answer with the open edits applied. */
export function useOptimisticView<N extends EndpointName>(
  name: N,
  params: EndpointParams<N> | null,
  data: EndpointResult<N> | undefined,
): EndpointResult<N> | undefined {
  const openPatches = usePatches();
  const text = params === null ? null : JSON.stringify(params);
  return useMemo(() => {
    if (data === undefined || text === null) return data;
    return applyPatches(name, JSON.parse(text) as object, data, openPatches) as EndpointResult<N>;
  }, [name, text, data, openPatches]);
}

"use client";
import { useMemo, useSyncExternalStore } from "react";
import type { EndpointName, EndpointParams, EndpointResult } from "../../contract/endpoints";
/**
 * Edits that are shown before the backend has decided about them. The cache always holds what the backend said; what
 * is still open lies over it, in order. So a failed edit is taken away alone, and a later one stays.
 */
import { notifyEach } from "../../notify-each";

export type Actor = { key: string; name?: string };

export type EditContext = {
  /** Who edits, as far as it is known. */
  actor: Actor | null;
  /** When it was done, ISO 8601 UTC. */
  now: string;
};

/** What one edit changes in the answers of one read. */
export type OptimisticPatch<N extends EndpointName = EndpointName> = {
  name: N;
  /** Which of the cached answers it concerns; all of that name without it. */
  concerns?: (params: EndpointParams<N>) => boolean;
  /** Pure; answers the same value where nothing changes. */
  apply: (data: EndpointResult<N>) => EndpointResult<N>;
} & Whereabouts;

type Whereabouts = {
  /** Key of a record that it takes out of the answer, and does nothing else. */
  takesOut?: string;
  /** Key of a record that is there again: what took it out before counts no more. */
  bringsBack?: string;
};

/** A patch whose row is not known to the type checker any more. */
export type AnyPatch = {
  name: EndpointName;
  concerns?: (params: never) => boolean;
  apply: (data: never) => unknown;
} & Whereabouts;

let patches: readonly AnyPatch[] = [];
const listeners = new Set<() => void>();

function set(next: readonly AnyPatch[]): void {
  patches = next;
  notifyEach(listeners);
}

/** Lays patches over the reads; answers how to take these away again. */
export function layOptimistic(added: readonly AnyPatch[]): () => void {
  if (added.length === 0) return () => {};
  set([...patches, ...added]);
  return () => set(patches.filter((patch) => !added.includes(patch)));
}

export function viewOf(name: EndpointName, params: object, data: unknown, over: readonly AnyPatch[]): unknown {
  const own = over.filter((patch) => patch.name === name && (patch.concerns?.(params as never) ?? true));
  const isUndone = ({ takesOut }: AnyPatch, at: number) =>
    takesOut !== undefined && own.some(({ bringsBack }, later) => later > at && bringsBack === takesOut);
  return own
    .filter((patch, at) => !isUndone(patch, at))
    .reduce<unknown>((seen, patch) => patch.apply(seen as never), data);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly AnyPatch[] = [];

/** The patches that lie over the reads now. */
export function usePatches(): readonly AnyPatch[] {
  return useSyncExternalStore(
    subscribe,
    () => patches,
    () => NONE,
  );
}

/** The answer as it looks with the edits that are still open. */
export function useOptimisticView<N extends EndpointName>(
  name: N,
  params: EndpointParams<N> | null,
  data: EndpointResult<N> | undefined,
): EndpointResult<N> | undefined {
  const over = usePatches();
  const text = params === null ? null : JSON.stringify(params);
  return useMemo(() => {
    if (data === undefined || text === null) return data;
    return viewOf(name, JSON.parse(text) as object, data, over) as EndpointResult<N>;
  }, [name, text, data, over]);
}

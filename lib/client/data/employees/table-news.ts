"use client";
/**
 * What every page needs to know of a table of employees on its way: how many of its rows are not taken yet. The code that
 * sends them writes it here and is no part of it, so that only the page that adds employees loads that.
 */
import { useSyncExternalStore } from "react";
import { notifyEach } from "../../../notify-each";

/** `isSending`: they are on their way, not waiting for somebody. */
export type TableNews = { left: number; isSending: boolean };

const NONE: TableNews = { left: 0, isSending: false };
const listeners = new Set<() => void>();
let news = NONE;

export function noteTable(next: TableNews): void {
  if (next.left === news.left && next.isSending === news.isSending) return;
  news = next;
  notifyEach(listeners);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTableNews(): TableNews {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => NONE,
  );
}

"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { ADDRESS_AUTOCOMPLETE_DEBOUNCE_MS } from "@/lib/domain/constants";
import type { AddressProvider, AddressSuggestion, AddressValue } from "./address-provider";

/** Shorter texts are not searched. */
const ADDRESS_MINIMUM_CHARACTERS = 3;
/** Characters. No address is longer; the rest of a longer text is not sent. */
const MAX_QUERY_LENGTH = 200;
/** After this time the field shows that the service is slow. */
const SLOW_MS = 3_000;
const TIME_LIMIT_MS = 15_000;
/** A longer list would not help to choose. */
const MAX_SUGGESTIONS = 8;

export type AddressAnswer = {
  /** "slow": still waiting after SLOW_MS; "left": the field was left while the service was slow. */
  status: "idle" | "asking" | "slow" | "left" | "answered" | "failed";
  suggestions: readonly AddressSuggestion[];
};

const IDLE: AddressAnswer = { status: "idle", suggestions: [] };
const FAILED: AddressAnswer = { status: "failed", suggestions: [] };

/** Keeps a visible note after blur: removing the note would move a control below from under the press on it. */
function keepNote(last: AddressAnswer): AddressAnswer {
  if (last.status === "slow") return { status: "left", suggestions: [] };
  const hasNote = last.status === "failed" || (last.status === "answered" && last.suggestions.length === 0);
  return hasNote ? last : IDLE;
}

/** Resolves as `send` does, or rejects after TIME_LIMIT_MS; calls `onSlow` after SLOW_MS. */
async function withTimeLimit<Value>(
  send: (signal: AbortSignal) => Promise<Value>,
  signal: AbortSignal,
  onSlow: () => void,
): Promise<Value> {
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let limitTimer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(slowTimer);
    clearTimeout(limitTimer);
  };
  const timeout = new Promise<never>((_resolve, reject) => {
    slowTimer = setTimeout(onSlow, SLOW_MS);
    limitTimer = setTimeout(() => reject(new Error("No answer in time")), TIME_LIMIT_MS);
  });
  signal.addEventListener("abort", clear);
  try {
    return await Promise.race([send(signal), timeout]);
  } finally {
    clear();
    signal.removeEventListener("abort", clear);
  }
}

type PendingRequest = { timer?: ReturnType<typeof setTimeout>; abort?: AbortController };

/** Returns the current request to a provider and its state on screen. A newer request or `cancel` aborts it. */
function useLatestRequest() {
  const [answer, setAnswer] = useState<AddressAnswer>(IDLE);
  const latest = useRef<PendingRequest>({});
  const cancel = useCallback(() => {
    clearTimeout(latest.current.timer);
    latest.current.abort?.abort();
    latest.current = {};
  }, []);
  useEffect(() => cancel, [cancel]);
  /** Sends a request and passes the answer to `onAnswer`, unless the request is aborted or fails first. */
  const request = useCallback(
    async <Value>(
      send: (signal: AbortSignal) => Promise<Value>,
      abort: AbortController,
      onAnswer: (value: Value) => void,
    ): Promise<void> => {
      const { signal } = abort;
      try {
        const value = await withTimeLimit(send, signal, () => setAnswer((last) => ({ ...last, status: "slow" })));
        if (!signal.aborted) onAnswer(value);
      } catch {
        if (!signal.aborted) setAnswer(FAILED);
        // A late answer must not be picked from.
        abort.abort();
      }
    },
    [],
  );
  return { answer, setAnswer, latest, cancel, request };
}

/** Requests suggestions when typing pauses. Answers to earlier requests are ignored, in whatever order they arrive. */
export function useAddressSuggestions(provider: AddressProvider | null) {
  const { answer, setAnswer, latest, cancel, request } = useLatestRequest();

  const forget = useCallback(() => {
    cancel();
    setAnswer(IDLE);
  }, [cancel, setAnswer]);

  /** On blur, drops pending suggestions, but not the address that was picked. */
  const leave = useCallback(() => {
    if (!latest.current.timer) return;
    cancel();
    setAnswer(keepNote);
  }, [cancel, latest, setAnswer]);

  const ask = useCallback(
    (text: string) => {
      cancel();
      const query = text.trim().slice(0, MAX_QUERY_LENGTH);
      if (!provider || [...query].length < ADDRESS_MINIMUM_CHARACTERS) return setAnswer(IDLE);
      const abort = new AbortController();
      const timer = setTimeout(() => {
        // The last suggestions stay visible until the next answer.
        setAnswer(({ suggestions }) => ({ status: "asking", suggestions }));
        void request(
          (signal) => provider.suggest(query, signal),
          abort,
          (found) => setAnswer({ status: "answered", suggestions: found.slice(0, MAX_SUGGESTIONS) }),
        );
      }, ADDRESS_AUTOCOMPLETE_DEBOUNCE_MS);
      latest.current = { timer, abort };
    },
    [provider, cancel, request, latest, setAnswer],
  );

  /** Calls `onAddress` with the full address of a suggestion, unless typing goes on or the provider fails. */
  const resolve = useCallback(
    (suggestion: AddressSuggestion, onAddress: (address: AddressValue) => void) => {
      if (!provider) return;
      cancel();
      const abort = new AbortController();
      latest.current = { abort };
      setAnswer({ status: "asking", suggestions: [] });
      void request(
        (signal) => provider.resolve(suggestion, signal),
        abort,
        (address) => {
          setAnswer(IDLE);
          onAddress(address);
        },
      );
    },
    [provider, cancel, request, latest, setAnswer],
  );

  /** Called when the field is entered. */
  const prepare = useCallback(() => provider?.prepare?.(), [provider]);

  return { answer, prepare, ask, resolve, forget, leave };
}

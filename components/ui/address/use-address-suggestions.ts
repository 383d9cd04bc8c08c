"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { ADDRESS_AUTOCOMPLETE_DEBOUNCE_MS } from "@/lib/domain/constants";
import type { AddressProvider, AddressSuggestion } from "./address-provider";

/** Nothing is asked for fewer characters. */
const ADDRESS_MINIMUM_CHARACTERS = 3;
/** No address is longer; the rest of a longer text is not sent. */
const LONGEST_QUESTION = 200;
/** So long nobody wonders; after it the field says that it waits. */
const SLOW_MS = 3_000;
/** After that no answer is waited for. */
const LONGEST_WAIT_MS = 15_000;
/** More would be no help in choosing. */
const SHOWN_SUGGESTIONS = 8;

export type AddressAnswer = {
  /** "slow": still asking, for so long that one may wonder; "left": it was, and the field was left. */
  status: "idle" | "asking" | "slow" | "left" | "answered" | "failed";
  suggestions: readonly AddressSuggestion[];
};

const IDLE: AddressAnswer = { status: "idle", suggestions: [] };

/** A note stays, or what is pressed below it would move away from under the press that leaves the field. */
function afterLeaving(last: AddressAnswer): AddressAnswer {
  if (last.status === "slow") return { status: "left", suggestions: [] };
  const isNoted = last.status === "failed" || (last.status === "answered" && last.suggestions.length === 0);
  return isNoted ? last : IDLE;
}

/** What `ask` answers in time. Rejects after LONGEST_WAIT_MS; `onSlow` is called before, where it takes long. */
async function inTime<Value>(ask: () => Promise<Value>, signal: AbortSignal, onSlow: () => void): Promise<Value> {
  let slow: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(slow);
    clearTimeout(late);
  };
  const tooLate = new Promise<never>((_resolve, reject) => {
    slow = setTimeout(onSlow, SLOW_MS);
    late = setTimeout(() => reject(new Error("No answer in time")), LONGEST_WAIT_MS);
  });
  signal.addEventListener("abort", end);
  try {
    return await Promise.race([ask(), tooLate]);
  } finally {
    end();
    signal.removeEventListener("abort", end);
  }
}

/** Asks the provider when typing pauses. Only the answer to the last question counts, whatever the order they come in. */
export function useAddressSuggestions(provider: AddressProvider | null) {
  const [answer, setAnswer] = useState<AddressAnswer>(IDLE);
  const latest = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});

  const cancel = useCallback(() => {
    clearTimeout(latest.current.timer);
    latest.current.abort?.abort();
    latest.current = {};
  }, []);
  useEffect(() => cancel, [cancel]);

  const forget = useCallback(() => {
    cancel();
    setAnswer(IDLE);
  }, [cancel]);

  /** The field was left: what is under way to be suggested is of no use, but an address that was picked is. */
  const leave = useCallback(() => {
    if (!latest.current.timer) return;
    cancel();
    setAnswer(afterLeaving);
  }, [cancel]);

  const ask = useCallback(
    (text: string) => {
      cancel();
      const question = text.trim().slice(0, LONGEST_QUESTION);
      if (!provider || [...question].length < ADDRESS_MINIMUM_CHARACTERS) return setAnswer(IDLE);
      const abort = new AbortController();
      const settle = (next: AddressAnswer) => {
        if (!abort.signal.aborted) setAnswer(next);
      };
      const timer = setTimeout(async () => {
        // What was suggested stays in sight until the next answer.
        setAnswer(({ suggestions }) => ({ status: "asking", suggestions }));
        try {
          const suggestions = await inTime(
            () => provider.suggest(question, abort.signal),
            abort.signal,
            () => setAnswer((last) => ({ ...last, status: "slow" })),
          );
          settle({ status: "answered", suggestions: suggestions.slice(0, SHOWN_SUGGESTIONS) });
        } catch {
          settle({ status: "failed", suggestions: [] });
          // What comes after this is not picked from.
          abort.abort();
        }
      }, ADDRESS_AUTOCOMPLETE_DEBOUNCE_MS);
      latest.current = { timer, abort };
    },
    [provider, cancel],
  );

  /** The address of a suggestion; null when something was typed meanwhile, or the provider failed. */
  const resolve = useCallback(
    async (suggestion: AddressSuggestion) => {
      if (!provider) return null;
      cancel();
      const abort = new AbortController();
      latest.current = { abort };
      setAnswer({ status: "asking", suggestions: [] });
      try {
        const address = await inTime(
          () => provider.resolve(suggestion, abort.signal),
          abort.signal,
          () => setAnswer((last) => ({ ...last, status: "slow" })),
        );
        if (abort.signal.aborted) return null;
        setAnswer(IDLE);
        return address;
      } catch {
        if (!abort.signal.aborted) setAnswer({ status: "failed", suggestions: [] });
        abort.abort();
        return null;
      }
    },
    [provider, cancel],
  );

  /** The field is entered. */
  const enter = useCallback(() => provider?.prepare?.(), [provider]);

  return { answer, enter, ask, resolve, forget, leave };
}

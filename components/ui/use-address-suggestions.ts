"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { ADDRESS_AUTOCOMPLETE_DEBOUNCE_MS } from "@/lib/domain/constants";
import type { AddressProvider, AddressSuggestion } from "./address-provider";

/** Nothing is asked for fewer characters. */
const ADDRESS_MINIMUM_CHARACTERS = 3;
/** No address is longer; the rest of a longer text is not sent. */
const LONGEST_QUESTION = 200;
/** More would be no help in choosing. */
const SHOWN_SUGGESTIONS = 8;

type AddressAnswer = {
  status: "idle" | "asking" | "answered" | "failed";
  suggestions: readonly AddressSuggestion[];
};

const IDLE: AddressAnswer = { status: "idle", suggestions: [] };

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
    setAnswer((last) => (last.status === "failed" ? last : IDLE));
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
          const suggestions = await provider.suggest(question, abort.signal);
          settle({ status: "answered", suggestions: suggestions.slice(0, SHOWN_SUGGESTIONS) });
        } catch {
          settle({ status: "failed", suggestions: [] });
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
        const address = await provider.resolve(suggestion, abort.signal);
        if (abort.signal.aborted) return null;
        setAnswer(IDLE);
        return address;
      } catch {
        if (!abort.signal.aborted) setAnswer({ status: "failed", suggestions: [] });
        return null;
      }
    },
    [provider, cancel],
  );

  return { answer, ask, resolve, forget, leave };
}

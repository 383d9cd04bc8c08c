"use client";

import { useCallback, useState } from "react";
import type { Density } from "@/lib/density";
import { type ChoiceStore, type Choices, NO_CHOICES, readChoices, writeChoices } from "./list-choices";

export type ListChoices = Choices & {
  showColumn: (columnId: string, isShown: boolean) => void;
  /** Restores the list's default columns. */
  resetColumns: () => void;
  /** Null follows the viewer's settings again. */
  setDensity: (density: Density | null) => void;
};

/**
 * Returns one list's columns and row height, stored under `name`. Nothing is stored while the store is null, that is,
 * while the viewer is unknown.
 */
export function useListChoices(store: ChoiceStore | null, name: string): ListChoices {
  const [state, setState] = useState(() => loadState(store, name));
  if (state.store !== store || state.name !== name) setState(loadState(store, name));
  const change = useCallback(
    (update: (choices: Choices) => Choices) => {
      setState((current) => ({ ...current, choices: update(current.choices) }));
      if (store) store.write(name, writeChoices(update(readChoices(store.read(name)))));
    },
    [store, name],
  );
  return {
    ...state.choices,
    showColumn: useCallback(
      (columnId, isShown) => change((choices) => ({ ...choices, shown: { ...choices.shown, [columnId]: isShown } })),
      [change],
    ),
    resetColumns: useCallback(() => change((choices) => ({ ...choices, shown: {} })), [change]),
    setDensity: useCallback((density) => change((choices) => ({ ...choices, density })), [change]),
  };
}

function loadState(store: ChoiceStore | null, name: string) {
  return { store, name, choices: store ? readChoices(store.read(name)) : NO_CHOICES };
}

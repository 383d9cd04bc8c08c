"use client";

import { useCallback, useState } from "react";
import { type ChoiceStore, type Choices, NO_CHOICES, readChoices, writeChoices } from "./list-choices";
import type { RowDensity } from "./row-density";

export type ListChoices = Choices & {
  showColumn: (columnId: string, isShown: boolean) => void;
  /** Back to the columns that the list starts with. */
  resetColumns: () => void;
  /** Null follows the viewer's settings again. */
  setDensity: (density: RowDensity | null) => void;
};

/** One list's columns and row height, kept under `name`. Without a store, as long as it is not known, nothing is kept. */
export function useListChoices(store: ChoiceStore | null, name: string): ListChoices {
  const [state, setState] = useState(() => loaded(store, name));
  if (state.store !== store || state.name !== name) setState(loaded(store, name));
  const change = useCallback(
    (changed: (choices: Choices) => Choices) => {
      setState((current) => ({ ...current, choices: changed(current.choices) }));
      if (store) store.write(name, writeChoices(changed(readChoices(store.read(name)))));
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

function loaded(store: ChoiceStore | null, name: string) {
  return { store, name, choices: store ? readChoices(store.read(name)) : NO_CHOICES };
}

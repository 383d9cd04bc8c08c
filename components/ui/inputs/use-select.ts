"use client";

import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import { findChoosable, findTypeAheadTarget } from "./list-cursor";
import { assertStringValues, type Option } from "./option";
import { optionId } from "./option-row";
import { useListCursor } from "./use-list-cursor";

/** Letters typed within this time of each other count as one word. */
const TYPE_AHEAD_PAUSE_MS = 500;
const OPENING_KEYS = ["ArrowDown", "ArrowUp", "Enter", " "];

type SelectOptions<Value extends string> = {
  options: readonly Option<Value>[];
  value: Value | "";
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  readOnly?: boolean;
  isBusy?: boolean;
  isSearchable: boolean;
  requiresEnter?: boolean;
  listId: string;
  trigger: RefObject<HTMLButtonElement | null>;
};

/** Collects letters typed in quick succession. */
function useTypedLetters() {
  const typed = useRef({ text: "", at: Number.NEGATIVE_INFINITY });
  const isRecent = (timeStamp: number) => timeStamp - typed.current.at <= TYPE_AHEAD_PAUSE_MS;
  return {
    isTyping: ({ timeStamp }: KeyboardEvent) => typed.current.text !== "" && isRecent(timeStamp),
    add: ({ key, timeStamp }: KeyboardEvent): string => {
      typed.current = { text: (isRecent(timeStamp) ? typed.current.text : "") + key, at: timeStamp };
      return typed.current.text;
    },
    reset: () => {
      typed.current.text = "";
    },
  };
}

/** Returns the state of a select's list, and the functions that open, choose and close. */
function useSelectList<Value extends string>(props: SelectOptions<Value>) {
  const { options, value } = props;
  /** The initial search query; null while closed. */
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const isChosen = (candidate: Value) => candidate === value;
  const cursor = useListCursor(options, isChosen);
  const chosenIndex = useMemo(() => {
    assertStringValues(options);
    return options.findIndex((option) => option.value === value);
  }, [options, value]);
  const choose = (option: Option<Value> | undefined) => {
    if (option && !option.disabledReason && option.value !== value) props.onValueChange(option.value);
  };
  /** Closes the list. The button takes the focus at once, not after the list has faded. */
  const leave = () => {
    props.trigger.current?.focus();
    setInitialQuery(null);
  };
  return {
    isOpen: initialQuery !== null,
    startQuery: initialQuery ?? "",
    chosenIndex,
    cursor,
    isChosen,
    choose,
    leave,
    /** Opens the list. Letters typed before the search has the focus accumulate in its query. */
    open: (letter = "") => {
      setInitialQuery((current) => (current ?? "") + letter);
      cursor.moveTo(chosenIndex >= 0 ? chosenIndex : findChoosable(0, 1, options));
    },
    close: () => {
      setInitialQuery(null);
      props.onBlur?.();
    },
    pick: (option: Option<Value>) => {
      choose(option);
      leave();
    },
  };
}

/** Returns the state and the key handler of a select, with or without a search field. */
export function useSelect<Value extends string>(props: SelectOptions<Value>) {
  const { options, isSearchable } = props;
  const letters = useTypedLetters();
  const list = useSelectList(props);
  const { isOpen, cursor } = list;
  const isFixed = props.readOnly || props.isBusy;
  const open = (letter?: string) => {
    if (isFixed) return;
    letters.reset();
    list.open(letter);
  };
  const typeAhead = (event: KeyboardEvent) => {
    const target = findTypeAheadTarget(letters.add(event), isOpen ? cursor.index : list.chosenIndex, options);
    if (isOpen) cursor.moveTo(target);
    else list.choose(options[target]);
  };
  const onListKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "Tab") {
      if (!props.requiresEnter) list.choose(cursor.active);
    } else if (key === "Enter" || key === " " || (event.altKey && key === "ArrowUp")) {
      event.preventDefault();
      if (cursor.active && !cursor.active.disabledReason) list.pick(cursor.active);
    } else if (cursor.handleKey(key)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || isFixed) return;
    const isLetter = key.length === 1 && (key !== " " || (letters.isTyping(event) && !isSearchable));
    if (isLetter && !isOpen && props.requiresEnter) return;
    if (isLetter && !event.altKey) {
      event.preventDefault();
      if (isSearchable) open(key);
      else typeAhead(event);
    } else if (!isOpen) {
      if (!OPENING_KEYS.includes(key)) return;
      event.preventDefault();
      open();
    } else if (!isSearchable) onListKey(event);
    // The search field has not loaded yet, so the option that a key would choose is not visible.
    else if (key === "Enter" || key === " ") event.preventDefault();
  };
  return {
    ...list,
    chosen: options[list.chosenIndex],
    activeId: isOpen && cursor.active ? optionId(props.listId, cursor.index) : undefined,
    toggle: () => (isOpen ? list.leave() : open()),
    onKeyDown,
  };
}

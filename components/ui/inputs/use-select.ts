"use client";

import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import { choosableFrom, typeAheadTarget } from "./list-cursor";
import { assertStringValues, type Option } from "./option";
import { optionId } from "./option-row";
import { useListCursor } from "./use-list-cursor";

/** Letters typed within this time of each other are one word. */
const TYPE_AHEAD_PAUSE_MS = 500;
const OPENING_KEYS = ["ArrowDown", "ArrowUp", "Enter", " "];

export type SelectControl<Value extends string> = ReturnType<typeof useSelect<Value>>;

/** The state and keys of a select: closed, open under its button, or open with a search field of its own. */
export function useSelect<Value extends string>(props: {
  options: readonly Option<Value>[];
  value: Value | "";
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  readOnly?: boolean;
  isBusy?: boolean;
  isSearchable: boolean;
  isByEnterOnly?: boolean;
  listId: string;
  trigger: RefObject<HTMLButtonElement | null>;
}) {
  const { options, value, trigger } = props;
  /** What the search begins with; null while closed. */
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = opened !== null;
  const typed = useRef({ text: "", at: Number.NEGATIVE_INFINITY });
  const isChosen = (candidate: Value) => candidate === value;
  const cursor = useListCursor(options, isChosen);
  const chosenIndex = useMemo(() => {
    assertStringValues(options);
    return options.findIndex((option) => option.value === value);
  }, [options, value]);

  /** Letters that are typed before the list has the focus add up. */
  const open = (letter = "") => {
    if (props.readOnly || props.isBusy) return;
    typed.current.text = "";
    setOpened((before) => (before ?? "") + letter);
    cursor.lead(chosenIndex >= 0 ? chosenIndex : choosableFrom(0, 1, options));
  };
  const close = () => {
    setOpened(null);
    props.onBlur?.();
  };
  const choose = (option: Option<Value> | undefined) => {
    if (option && !option.disabledReason && option.value !== value) props.onValueChange(option.value);
  };
  /** The focus is on the button at once, not only when the list has faded. */
  const leave = () => {
    trigger.current?.focus();
    setOpened(null);
  };
  const pick = (option: Option<Value>) => {
    choose(option);
    leave();
  };
  const typeAhead = (event: KeyboardEvent) => {
    const isNew = event.timeStamp - typed.current.at > TYPE_AHEAD_PAUSE_MS;
    typed.current = { text: (isNew ? "" : typed.current.text) + event.key, at: event.timeStamp };
    const target = typeAheadTarget(typed.current.text, isOpen ? cursor.index : chosenIndex, options);
    if (isOpen) cursor.lead(target);
    else choose(options[target]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || props.readOnly || props.isBusy) return;
    const isTyping = typed.current.text !== "" && event.timeStamp - typed.current.at <= TYPE_AHEAD_PAUSE_MS;
    const isLetter = event.key.length === 1 && (event.key !== " " || (isTyping && !props.isSearchable));
    if (isLetter && !isOpen && props.isByEnterOnly) return;
    if (isLetter && !event.altKey) {
      event.preventDefault();
      if (props.isSearchable) open(event.key);
      else typeAhead(event);
    } else if (!isOpen) {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      open();
    } else if (props.isSearchable) {
      // The search is on its way, and nobody has seen what would be taken.
      if (event.key === "Enter" || event.key === " ") event.preventDefault();
    } else if (event.key === "Tab") {
      if (!props.isByEnterOnly) choose(cursor.active);
    } else if (event.key === "Enter" || event.key === " " || (event.altKey && event.key === "ArrowUp")) {
      event.preventDefault();
      if (cursor.active && !cursor.active.disabledReason) pick(cursor.active);
    } else if (cursor.moveBy(event.key)) event.preventDefault();
  };

  return {
    isOpen,
    startQuery: opened ?? "",
    chosen: options[chosenIndex],
    cursor,
    activeId: isOpen && cursor.active ? optionId(props.listId, cursor.index) : undefined,
    isChosen,
    toggle: () => (isOpen ? leave() : open()),
    close,
    leave,
    pick,
    onKeyDown,
  };
}

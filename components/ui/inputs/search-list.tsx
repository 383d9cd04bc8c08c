"use client";

import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { VisuallyHidden } from "../visually-hidden";
import { cleanInput } from "./clean-input";
import { findChoosable } from "./list-cursor";
import { createOptionSearch, type Option } from "./option";
import { OptionList } from "./option-list";
import { optionId } from "./option-row";
import { PICKER_COPY } from "./picker-copy";
import styles from "./search-list.module.css";
import { useListCursor } from "./use-list-cursor";

export type SearchListProps<Value extends string> = {
  /** The id of the list box, for the `aria-controls` of the opening button. */
  listId: string;
  label: string;
  options: readonly Option<Value>[];
  isChosen: (value: Value) => boolean;
  isMulti?: boolean;
  onPick: (option: Option<Value>) => void;
  /** The initial query. */
  startQuery?: string;
  /** Called on Tab, which leaves the list. */
  onTab?: () => void;
  /** Renders a header between search and list from the found options and the query. */
  head?: (found: readonly Option<Value>[], query: string) => ReactNode;
};

/** The content of a picker's popover: a search field and the matching options. */
export function SearchList<Value extends string>(props: SearchListProps<Value>) {
  const { listId, label, options, isChosen, onPick, head } = props;
  const [query, setQuery] = useState(props.startQuery ?? "");
  const search = useMemo(() => createOptionSearch(options), [options]);
  const found = useMemo(() => search(query), [search, query]);
  const cursor = useListCursor(found, isChosen);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    // Home and End move within the text.
    if (event.key !== "Home" && event.key !== "End" && cursor.handleKey(event.key)) event.preventDefault();
    else if (event.key === "Enter") {
      event.preventDefault();
      if (cursor.active && !cursor.active.disabledReason) onPick(cursor.active);
    } else if (event.key === "Tab") props.onTab?.();
  };
  return (
    <>
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          aria-label={PICKER_COPY.searchIn(label)}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={cursor.active ? optionId(listId, cursor.index) : undefined}
          placeholder={PICKER_COPY.search}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={query}
          onInput={cleanInput}
          onChange={(event) => {
            setQuery(event.target.value);
            cursor.moveTo(findChoosable(0, 1, search(event.target.value)));
          }}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            // The popover selects the text of the field; the next key must not replace the letter that opened the list.
            const field = event.target;
            queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length));
          }}
        />
      </div>
      {head?.(found, query)}
      <div className={styles.list}>
        <OptionList
          // A new search begins at the top.
          key={query}
          id={listId}
          label={label}
          options={found}
          activeIndex={cursor.index}
          isRevealed={cursor.isKeyboardMove}
          isChosen={isChosen}
          isMulti={props.isMulti}
          onPick={onPick}
          onPoint={cursor.hover}
        />
        {found.length === 0 ? (
          <p className={styles.empty}>{options.length === 0 ? PICKER_COPY.noOptions : PICKER_COPY.nothingFound}</p>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">{query.trim() === "" ? "" : PICKER_COPY.found(found.length)}</span>
      </VisuallyHidden>
    </>
  );
}

"use client";

import { Search, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../icon-button";
import { Kbd } from "../kbd";
import { type PageKey, usePageKeys } from "../keys/page-keys";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./search-input.module.css";
import { MAX_SEARCH_LENGTH } from "./search-text";
import { TextInput, type TextInputProps } from "./text-input";

export type SearchInputProps = Omit<TextInputProps, "type" | "icon" | "trailing" | "value" | "onValueChange"> & {
  value: string;
  onValueChange: (value: string) => void;
  /** A key that focuses the field from anywhere on the page, inactive while typing. */
  shortcut?: string;
  clearLabel?: string;
};

const NO_KEYS: readonly PageKey[] = [];

/** A search field with a shortcut; Escape clears it, then leaves it. */
export function SearchInput({
  value,
  onValueChange,
  shortcut,
  clearLabel = "Clear search",
  ref: passedRef,
  onKeyDown,
  ...rest
}: SearchInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(ref, passedRef);
  /** The element focused when the shortcut was pressed; Escape returns there. */
  const previousFocus = useRef<Element | null>(null);
  const focusByKey = () => {
    previousFocus.current = document.activeElement;
    ref.current?.focus();
    ref.current?.select();
  };
  usePageKeys(
    shortcut ? [{ id: `search ${shortcut}`, label: rest.label, keys: [shortcut], run: focusByKey }] : NO_KEYS,
    ref,
  );
  const clear = () => {
    onValueChange("");
    ref.current?.focus();
  };
  const leave = () => {
    ref.current?.blur();
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected)
      previousFocus.current.focus();
    previousFocus.current = null;
  };
  return (
    <TextInput
      isLabelHidden
      autoComplete="off"
      maxLength={MAX_SEARCH_LENGTH}
      {...rest}
      ref={joinedRef}
      type="search"
      icon={<Search />}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // Escape during IME composition cancels the composition, not the search.
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (value) onValueChange("");
        else leave();
      }}
      trailing={
        value ? (
          <IconButton size="sm" icon={<X />} label={clearLabel} onClick={clear} />
        ) : shortcut ? (
          <span className={styles.key}>
            <Kbd>{shortcut}</Kbd>
          </span>
        ) : null
      }
    />
  );
}

"use client";

import { Search, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../icon-button";
import { Kbd } from "../kbd";
import { type PageKey, usePageKeys } from "../keys/page-keys";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./search-input.module.css";
import { LONGEST_SEARCH } from "./search-text";
import { TextInput, type TextInputProps } from "./text-input";

export type SearchInputProps = Omit<TextInputProps, "type" | "icon" | "trailing" | "value" | "onValueChange"> & {
  value: string;
  onValueChange: (value: string) => void;
  /** One key that focuses the field from anywhere on the page, off while typing. */
  shortcut?: string;
  clearLabel?: string;
};

const NO_KEYS: readonly PageKey[] = [];

/** A search field with a key to reach it; Escape clears it, then leaves it. */
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
  /** Where the key found the focus: Escape leads back there. */
  const opener = useRef<Element | null>(null);
  const focusByKey = () => {
    opener.current = document.activeElement;
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
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    opener.current = null;
  };
  return (
    <TextInput
      isLabelHidden
      autoComplete="off"
      maxLength={LONGEST_SEARCH}
      {...rest}
      ref={joinedRef}
      type="search"
      icon={<Search />}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // An input method's own Escape leaves what it was writing, not the search.
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

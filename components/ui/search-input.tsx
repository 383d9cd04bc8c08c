"use client";

import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "./icon-button";
import { isTyping } from "./is-typing";
import { Kbd } from "./kbd";
import styles from "./search-input.module.css";
import { TextInput, type TextInputProps } from "./text-input";

export type SearchInputProps = Omit<TextInputProps, "type" | "icon" | "trailing" | "value" | "onChange"> & {
  value: string;
  onValueChange: (value: string) => void;
  /** One key that focuses the field from anywhere on the page, off while typing. */
  shortcut?: string;
  clearLabel?: string;
};

/** A search field with a key to reach it; Escape clears it, then leaves it. */
export function SearchInput({
  value,
  onValueChange,
  shortcut,
  clearLabel = "Clear search",
  ...rest
}: SearchInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shortcut) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== shortcut || !isPlain || isTyping(event.target)) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [shortcut]);
  const clear = () => {
    onValueChange("");
    ref.current?.focus();
  };
  return (
    <TextInput
      isLabelHidden
      autoComplete="off"
      {...rest}
      ref={ref}
      type="search"
      icon={<Search />}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        if (value) onValueChange("");
        else ref.current?.blur();
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

"use client";

import { Command } from "cmdk";
import { CornerDownRight, Search } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Notice } from "@/components/ui/feedback/notice";
import { cleanInput } from "@/components/ui/inputs/clean-input";
import { Kbd } from "@/components/ui/kbd";
import { KeyHint } from "@/components/ui/keys/key-hint";
import { Spinner } from "@/components/ui/spinner";
import { useScrollStop } from "@/components/ui/use-scroll-stop";
import { strokeOf } from "@/lib/client/actions/key-stroke";
import { readPlatform } from "@/lib/client/actions/use-platform";
import { withoutMarks } from "@/lib/validation/invisible-marks";
import { COPY } from "./copy";
import type { PaletteItem, PaletteSection } from "./palette-section";
import styles from "./palette-view.module.css";

/** Longer text is neither a search nor a key; the browser truncates pasted text. */
const MAX_SEARCH_LENGTH = 300;

export type PaletteViewProps = {
  search: string;
  onSearchChange: (search: string) => void;
  onFocus?: () => void;
  onPaste?: (text: string) => void;
  sections: readonly PaletteSection[];
  onChoose: (item: PaletteItem) => void;
  /** A sentence above the results: what a pasted key opens, or that it is unknown. */
  message?: string | null;
  /** A failure, with a retry. */
  error?: ReactNode;
  /** The key that opens the palette also closes it. */
  onClose?: () => void;
  /** A search or lookup is running. */
  isBusy?: boolean;
  /** Read aloud when it changes. */
  announcement: string;
};

/** The field and its results; the arrow keys move, Enter chooses. */
export function PaletteView(props: PaletteViewProps) {
  const { search, onSearchChange, onPaste, sections, onChoose, message, error, isBusy, announcement, onClose } = props;
  return (
    <Command
      label={COPY.field}
      shouldFilter={false}
      loop
      vimBindings={false}
      className={styles.palette}
      onKeyDown={(event) => {
        if (onClose === undefined || strokeOf(event.nativeEvent, readPlatform()) !== "mod+k") return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <Search aria-hidden="true" />
        <Command.Input
          onInput={cleanInput}
          className={styles.input}
          value={search}
          onValueChange={onSearchChange}
          onFocus={props.onFocus}
          onPaste={(event) => onPaste?.(withoutMarks(event.clipboardData.getData("text/plain")))}
          placeholder={COPY.placeholder}
          maxLength={MAX_SEARCH_LENGTH}
          dir="auto"
          enterKeyHint="go"
        />
        {isBusy ? <Spinner /> : null}
      </div>
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
      {message || error ? (
        <Messages>
          {message ? <p className={styles.message}>{message}</p> : null}
          {error ? (
            <div className={styles.error}>
              <Notice tone="bad">{error}</Notice>
            </div>
          ) : null}
        </Messages>
      ) : null}
      <Command.List label={COPY.results} className={styles.list}>
        {sections.map((section) => (
          <Command.Group key={section.id} value={section.id} heading={section.heading} className={styles.group}>
            {section.items.map((item) => (
              <Command.Item key={item.id} value={item.id} className={styles.item} onSelect={() => onChoose(item)}>
                <Line item={item} />
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <p className={styles.foot} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {COPY.keys.move}
        </span>
        <span>
          <Kbd>↵</Kbd> {COPY.keys.choose}
        </span>
        <span>
          <Kbd>Esc</Kbd> {COPY.keys.close}
        </span>
      </p>
    </Command>
  );
}

/** The message above the results. A long message scrolls, so that the results stay visible. */
function Messages({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useScrollStop(box);
  return (
    <div ref={box} className={styles.messages}>
      {children}
    </div>
  );
}

function Line({ item }: { item: PaletteItem }) {
  const Icon = item.icon ?? CornerDownRight;
  return (
    <>
      <Icon aria-hidden="true" />
      <span className={styles.label} dir="auto" data-blocked={item.disabledReason ? "" : undefined}>
        {item.label}
      </span>
      {item.detail ? (
        <span className={styles.detail} dir="auto">
          {item.detail}
        </span>
      ) : null}
      {item.disabledReason ? <span className={styles.reason}>{item.disabledReason}</span> : null}
      {item.caps && !item.disabledReason ? <KeyHint caps={item.caps} /> : null}
    </>
  );
}

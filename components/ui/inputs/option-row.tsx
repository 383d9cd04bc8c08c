"use client";

import { Check } from "lucide-react";
import { classNames } from "../class-names";
import { cutLine } from "../cut-text";
import type { Option } from "./option";
import styles from "./option-list.module.css";

export type OptionListProps<Value extends string> = {
  /** The id of the list; `optionId` derives the ids of its options. */
  id: string;
  label: string;
  options: readonly Option<Value>[];
  /** The option that the keyboard acts on; -1 is none. */
  activeIndex: number;
  /** Scrolls the active option into view, because the keyboard moved to it. */
  isRevealed: boolean;
  isChosen: (value: Value) => boolean;
  /** Several options may be chosen. */
  isMulti?: boolean;
  onPick: (option: Option<Value>) => void;
  onPoint: (index: number) => void;
};

/** Returns the id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** One option; `top` positions it in a virtual list. */
export function OptionRow<Value extends string>({
  list,
  option,
  index,
  top,
}: {
  list: OptionListProps<Value>;
  option: Option<Value>;
  index: number;
  top?: number;
}) {
  const isChosen = list.isChosen(option.value);
  const isBlocked = Boolean(option.disabledReason);
  return (
    <div
      id={optionId(list.id, index)}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={isBlocked || undefined}
      aria-setsize={list.options.length}
      aria-posinset={index + 1}
      className={classNames(
        styles.option,
        index === list.activeIndex && styles.active,
        top !== undefined && styles.placed,
      )}
      style={top === undefined ? undefined : { top }}
      onPointerMove={() => {
        if (index !== list.activeIndex && !isBlocked) list.onPoint(index);
      }}
      onClick={() => {
        if (!isBlocked) list.onPick(option);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isBlocked) list.onPick(option);
      }}
    >
      {list.isMulti ? (
        <span className={classNames(styles.box, isChosen && styles.checked)} aria-hidden="true">
          {isChosen ? <Check /> : null}
        </span>
      ) : null}
      <bdi className={styles.text}>{cutLine(option.text)}</bdi>
      {option.disabledReason || option.detail ? (
        <span className={styles.detail}>{cutLine(option.disabledReason || option.detail || "")}</span>
      ) : null}
      {isChosen && !list.isMulti ? <Check aria-hidden="true" className={styles.tick} /> : null}
    </div>
  );
}

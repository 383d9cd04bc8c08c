"use client";

import { Pencil } from "lucide-react";
import { classNames } from "../class-names";
import { cutLine } from "../cut-text";
import type { Option } from "../inputs/option";
import listStyles from "../inputs/option-list.module.css";
import { optionId } from "../inputs/option-row";
import { ADDRESS_COPY } from "./address-copy";
import styles from "./address-field.module.css";

/** The suggested addresses with the typed part in bold, followed by manual entry. */
export function AddressSuggestions(props: {
  id: string;
  typed: string;
  options: readonly Option[];
  index: number;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
}) {
  const { id, options, index, onPoint, onPick } = props;
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={ADDRESS_COPY.suggestions}
      className={styles.suggestions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, optionIndex) => {
        const isLast = optionIndex === options.length - 1;
        return (
          <div
            key={option.value}
            id={optionId(id, optionIndex)}
            role="option"
            tabIndex={-1}
            aria-selected={optionIndex === index}
            className={classNames(
              listStyles.option,
              optionIndex === index && listStyles.active,
              isLast && styles.byHand,
            )}
            onPointerMove={() => {
              if (optionIndex !== index) onPoint(optionIndex);
            }}
            onClick={() => onPick(optionIndex)}
            onKeyDown={(event) => {
              if (event.key === "Enter") onPick(optionIndex);
            }}
          >
            {isLast ? <Pencil aria-hidden="true" /> : null}
            <bdi className={listStyles.text}>
              {isLast ? option.text : <TypedPart text={cutLine(option.text)} typed={props.typed} />}
              {option.detail ? <span className={styles.detail}> {cutLine(option.detail)}</span> : null}
            </bdi>
          </div>
        );
      })}
    </div>
  );
}

/** Emphasizes the typed part if the text begins with it. */
function TypedPart({ text, typed }: { text: string; typed: string }) {
  const start = typed.trim();
  if (start === "" || !text.toLowerCase().startsWith(start.toLowerCase())) return text;
  return (
    <>
      <b className={styles.typed}>{text.slice(0, start.length)}</b>
      {text.slice(start.length)}
    </>
  );
}

"use client";

import { Pencil } from "lucide-react";
import { classNames } from "../class-names";
import { lineOf, type Option } from "../inputs/option";
import listStyles from "../inputs/option-list.module.css";
import { optionId } from "../inputs/option-row";
import { ADDRESS_COPY } from "./address-copy";
import styles from "./address-field.module.css";

/** The suggested addresses, what was typed in bold, and last the way by hand. */
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
      {options.map((option, at) => {
        const isLast = at === options.length - 1;
        return (
          <div
            key={option.value}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === index}
            className={classNames(listStyles.option, at === index && listStyles.active, isLast && styles.byHand)}
            onPointerMove={() => {
              if (at !== index) onPoint(at);
            }}
            onClick={() => onPick(at)}
            onKeyDown={(event) => {
              if (event.key === "Enter") onPick(at);
            }}
          >
            {isLast ? <Pencil aria-hidden="true" /> : null}
            <bdi className={listStyles.text}>
              {isLast ? option.text : <Emphasised text={lineOf(option.text)} typed={props.typed} />}
              {option.detail ? <span className={styles.detail}> {lineOf(option.detail)}</span> : null}
            </bdi>
          </div>
        );
      })}
    </div>
  );
}

/** The part that was typed stands out, where the text begins with it. */
function Emphasised({ text, typed }: { text: string; typed: string }) {
  const start = typed.trim();
  if (start === "" || !text.toLowerCase().startsWith(start.toLowerCase())) return text;
  return (
    <>
      <b className={styles.typed}>{text.slice(0, start.length)}</b>
      {text.slice(start.length)}
    </>
  );
}

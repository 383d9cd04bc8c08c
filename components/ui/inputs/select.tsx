"use client";

import { ChevronDown } from "lucide-react";
import { classNames } from "../class-names";
import { cutLine } from "../cut-text";
import { Popover } from "../overlays/popover";
import { Spinner } from "../spinner";
import { Field } from "./field";
import type { Option } from "./option";
import { OptionList } from "./option-list";
import { PICKER_COPY } from "./picker-copy";
import { SearchList } from "./search-list";
import searchStyles from "./search-list.module.css";
import styles from "./select.module.css";
import { type PickerFieldProps, usePickerField } from "./use-picker-field";
import { useSelect } from "./use-select";

/** A list with more options has a search field. */
const MAX_UNSEARCHED_OPTIONS = 8;

export type SelectProps<Value extends string> = PickerFieldProps & {
  options: readonly Option<Value>[];
  /** "" while nothing is chosen. */
  value: Value | "";
  onValueChange: (value: Value) => void;
  size?: "sm" | "md" | "lg";
  /** Whether there is a search field; by default with more than 8 options. */
  isSearchable?: boolean;
  /** Chooses by Enter or a press only: a closed select leaves letters to the page, and Tab changes nothing. */
  requiresEnter?: boolean;
};

/** A choice of one option with the keys of a native select; long lists are searchable. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, size = "md", isSearchable = options.length > MAX_UNSEARCHED_OPTIONS } = props;
  const picker = usePickerField(props, value === "");
  const { listId } = picker;
  const select = useSelect({ ...props, onBlur: picker.onBlur, isSearchable, listId, trigger: picker.trigger });
  const { chosen, isOpen } = select;
  return (
    <Field {...picker.field}>
      <button
        {...picker.button}
        type="button"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? picker.listId : undefined}
        className={classNames(styles.trigger, styles[size], picker.isInvalid && styles.wrong)}
        aria-haspopup={isSearchable ? "dialog" : "listbox"}
        aria-activedescendant={isSearchable ? undefined : select.activeId}
        onClick={select.toggle}
        onKeyDown={select.onKeyDown}
        onBlur={() => {
          if (!isOpen) picker.onBlur();
        }}
      >
        {chosen ? (
          <bdi className={styles.text}>{cutLine(chosen.text)}</bdi>
        ) : (
          <span className={classNames(styles.text, styles.placeholder)}>{picker.placeholder}</span>
        )}
        {props.isBusy ? <Spinner /> : <ChevronDown aria-hidden="true" />}
      </button>
      {picker.rule}
      {props.name ? <input type="hidden" name={props.name} value={value} disabled={props.disabled} /> : null}
      <Popover
        anchor={picker.trigger}
        isOpen={isOpen}
        onOpenChange={(next) => (next ? undefined : select.close())}
        label={label}
        shouldFocus={isSearchable}
        matchesTriggerWidth
        className={searchStyles.popover}
      >
        {isSearchable ? (
          <SearchList
            listId={listId}
            label={label}
            options={options}
            startQuery={select.startQuery}
            isChosen={select.isChosen}
            onPick={select.pick}
            onTab={select.leave}
          />
        ) : (
          <div className={searchStyles.list}>
            <OptionList
              id={listId}
              label={label}
              options={options}
              activeIndex={select.cursor.index}
              isRevealed={select.cursor.isKeyboardMove}
              isChosen={select.isChosen}
              onPick={select.pick}
              onPoint={select.cursor.hover}
            />
            {options.length === 0 ? <p className={searchStyles.empty}>{PICKER_COPY.noOptions}</p> : null}
          </div>
        )}
      </Popover>
    </Field>
  );
}

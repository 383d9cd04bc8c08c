"use client";

import { ChevronDown, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import { classNames } from "../class-names";
import { cutLine } from "../cut-text";
import { Popover } from "../overlays/popover";
import { Spinner } from "../spinner";
import { VisuallyHidden } from "../visually-hidden";
import { Field } from "./field";
import styles from "./multiselect.module.css";
import { MultiselectHead } from "./multiselect-head";
import { assertStringValues, type Option } from "./option";
import { PICKER_COPY } from "./picker-copy";
import { SearchList } from "./search-list";
import searchStyles from "./search-list.module.css";
import { type PickerFieldProps, usePickerField } from "./use-picker-field";

/** The most chips shown; further chosen options are counted. */
const MAX_CHIPS = 6;

export type MultiselectProps<Value extends string> = PickerFieldProps & {
  options: readonly Option<Value>[];
  /** In the order of choosing. */
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
};

/** Returns the state of the list, and the handlers that open it and change the choice. */
function useMultiselect<Value extends string>(
  { value, onValueChange }: MultiselectProps<Value>,
  trigger: RefObject<HTMLButtonElement | null>,
  isFixed: boolean,
) {
  /** The initial search query; null while closed. */
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const isOpen = initialQuery !== null;
  /** Opens the list. Letters typed before the search has the focus accumulate in its query. */
  const open = (letter = "") => {
    if (!isFixed) setInitialQuery((current) => (current ?? "") + letter);
  };
  const close = () => setInitialQuery(null);
  const valueWithout = (removed: Value) => value.filter((one) => one !== removed);
  const remove = (removed: Value) => {
    // The chip's button disappears with the chip.
    trigger.current?.focus();
    onValueChange(valueWithout(removed));
  };
  return {
    isOpen,
    startQuery: initialQuery ?? "",
    close,
    remove,
    toggleList: () => (isOpen ? close() : open()),
    toggleOption: (option: Value) => onValueChange(value.includes(option) ? valueWithout(option) : [...value, option]),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isFixed) return;
      const last = value.at(-1);
      if (event.key === "Backspace" && last !== undefined) remove(last);
      else if (event.key === "ArrowDown" || event.key === "ArrowUp") open();
      else if (event.key.length === 1 && event.key !== " ") open(event.key);
      else return;
      event.preventDefault();
    },
  };
}

/** A choice of several options from a searchable list. Each is a removable chip; all found can be chosen at once. */
export function Multiselect<Value extends string>(props: MultiselectProps<Value>) {
  const { label, options, value, onValueChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const picker = usePickerField(props, value.length === 0);
  const list = useMultiselect(props, picker.trigger, picker.isFixed);
  const { isOpen } = list;
  const chosen = useMemo(() => new Set(value), [value]);
  return (
    <Field {...picker.field}>
      <div
        ref={box}
        className={classNames(styles.box, picker.isInvalid && styles.wrong, picker.isFixed && styles.fixed)}
        data-open={isOpen || undefined}
      >
        <Chips options={options} value={value} isFixed={picker.isFixed} onRemove={list.remove} />
        <button
          {...picker.button}
          type="button"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? picker.listId : undefined}
          className={styles.trigger}
          aria-haspopup="dialog"
          onClick={list.toggleList}
          onKeyDown={list.onKeyDown}
          onBlur={() => {
            if (!isOpen) picker.onBlur();
          }}
        >
          {value.length === 0 ? (
            <span className={styles.rest}>{picker.placeholder}</span>
          ) : (
            <VisuallyHidden>{PICKER_COPY.chosen(value.length)}</VisuallyHidden>
          )}
          {value.length > MAX_CHIPS ? (
            <span className={styles.more} aria-hidden="true">
              {PICKER_COPY.more(value.length - MAX_CHIPS)}
            </span>
          ) : null}
          {props.isBusy ? <Spinner /> : <ChevronDown aria-hidden="true" />}
        </button>
      </div>
      {picker.rule}
      {props.name && !props.disabled
        ? value.map((one) => <input key={one} type="hidden" name={props.name} value={one} />)
        : null}
      <Popover
        anchor={box}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (next) return;
          list.close();
          picker.onBlur();
        }}
        label={label}
        matchesTriggerWidth
        className={searchStyles.popover}
      >
        <SearchList
          listId={picker.listId}
          label={label}
          options={options}
          startQuery={list.startQuery}
          isChosen={(one) => chosen.has(one)}
          isMulti
          onPick={(option) => list.toggleOption(option.value)}
          head={(found) => (
            <MultiselectHead found={found} chosen={chosen} value={value} onValueChange={onValueChange} />
          )}
        />
      </Popover>
    </Field>
  );
}

/** The first chosen options, each with a button that removes it. */
function Chips<Value extends string>(props: {
  options: readonly Option<Value>[];
  value: readonly Value[];
  isFixed: boolean;
  onRemove: (value: Value) => void;
}) {
  const { options, value, isFixed, onRemove } = props;
  const texts = useMemo(() => {
    assertStringValues(options);
    return new Map(options.map((option) => [option.value, option.text]));
  }, [options]);
  return value.slice(0, MAX_CHIPS).map((one) => {
    const text = cutLine(texts.get(one) ?? one);
    return (
      <span key={one} className={styles.chip}>
        <bdi className={styles.chipText}>{text}</bdi>
        {isFixed ? null : (
          <button
            type="button"
            className={styles.remove}
            aria-label={PICKER_COPY.remove(text)}
            onClick={() => onRemove(one)}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </span>
    );
  });
}

"use client";

import { ChevronDown, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo, useRef, useState } from "react";
import { classNames } from "../class-names";
import { Popover } from "../overlays/popover";
import { Spinner } from "../spinner";
import { useJoinedRef } from "../use-joined-ref";
import { VisuallyHidden } from "../visually-hidden";
import { Field, fieldNoteId } from "./field";
import styles from "./multiselect.module.css";
import { MultiselectHead } from "./multiselect-head";
import { assertStringValues, lineOf, type Option } from "./option";
import { PICKER_COPY } from "./picker-copy";
import { SearchList } from "./search-list";
import searchStyles from "./search-list.module.css";
import { useRequired } from "./use-required";

/** More chosen ones are counted, not shown. */
const SHOWN_CHIPS = 6;

export type MultiselectProps<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  options: readonly Option<Value>[];
  /** In the order they were chosen. */
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  hint?: ReactNode;
  /** null where its owner judges it and finds nothing wrong; left out, it judges by itself whether it was filled. */
  error?: string | null;
  name?: string;
  required?: boolean;
  requiredMarker?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** The options are on their way. */
  isBusy?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
};

/** Several choices of a list that can be searched: each a chip that can be taken away, all at once, or none. */
export function Multiselect<Value extends string>(props: MultiselectProps<Value>) {
  const { label, options, value, onValueChange } = props;
  const id = useId();
  const listId = `${id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  /** What the search begins with; null while closed. */
  const [opened, setOpened] = useState<string | null>(null);
  const isFixed = props.disabled || props.readOnly || props.isBusy;
  const own = useRequired({ ...props, isEmpty: value.length === 0, isFixed, control: trigger });
  const { error } = own;
  const onBlur = () => {
    own.leave();
    props.onBlur?.();
  };
  const texts = useMemo(() => {
    assertStringValues(options);
    return new Map(options.map((option) => [option.value, option.text]));
  }, [options]);
  const chosen = useMemo(() => new Set(value), [value]);

  /** Letters that are typed before the list has the focus add up. */
  const open = (letter = "") => {
    if (!isFixed) setOpened((before) => (before ?? "") + letter);
  };
  const close = () => {
    setOpened(null);
    onBlur();
  };
  const toggle = (option: Option<Value>) => {
    onValueChange(chosen.has(option.value) ? value.filter((one) => one !== option.value) : [...value, option.value]);
  };
  const remove = (gone: Value) => {
    // The chip goes with its button.
    trigger.current?.focus();
    onValueChange(value.filter((one) => one !== gone));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isFixed) return;
    const last = value.at(-1);
    if (event.key === "Backspace" && last !== undefined) remove(last);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") open();
    else if (event.key.length === 1 && event.key !== " ") open(event.key);
    else return;
    event.preventDefault();
  };
  return (
    <Field
      controlId={id}
      label={label}
      isLabelHidden={props.isLabelHidden}
      isRequired={props.required}
      requiredMarker={props.requiredMarker}
      hint={props.hint}
      error={error}
    >
      <div
        ref={box}
        className={classNames(styles.box, Boolean(error) && styles.wrong, isFixed && styles.fixed)}
        data-open={opened !== null || undefined}
      >
        {value.slice(0, SHOWN_CHIPS).map((one) => {
          const text = lineOf(texts.get(one) ?? one);
          return (
            <span key={one} className={styles.chip}>
              <bdi className={styles.chipText}>{text}</bdi>
              {isFixed ? null : (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={PICKER_COPY.remove(text)}
                  onClick={() => remove(one)}
                >
                  <X aria-hidden="true" />
                </button>
              )}
            </span>
          );
        })}
        <button
          ref={useJoinedRef(trigger, props.ref)}
          id={id}
          type="button"
          role="combobox"
          className={styles.trigger}
          aria-haspopup="dialog"
          aria-expanded={opened !== null}
          aria-controls={opened === null ? undefined : listId}
          aria-describedby={fieldNoteId(id)}
          aria-invalid={Boolean(error) || undefined}
          aria-required={props.required || undefined}
          aria-readonly={props.readOnly || undefined}
          aria-busy={props.isBusy || undefined}
          disabled={props.disabled}
          onClick={() => (opened === null ? open() : setOpened(null))}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (opened === null) onBlur();
          }}
        >
          {value.length === 0 ? (
            <span className={styles.rest}>
              {props.isBusy ? PICKER_COPY.loading : (props.placeholder ?? PICKER_COPY.choose)}
            </span>
          ) : (
            <VisuallyHidden>{PICKER_COPY.chosen(value.length)}</VisuallyHidden>
          )}
          {value.length > SHOWN_CHIPS ? (
            <span className={styles.more} aria-hidden="true">
              {PICKER_COPY.more(value.length - SHOWN_CHIPS)}
            </span>
          ) : null}
          {props.isBusy ? <Spinner /> : <ChevronDown aria-hidden="true" />}
        </button>
      </div>
      {own.rule}
      {props.name && !props.disabled
        ? value.map((one) => <input key={one} type="hidden" name={props.name} value={one} />)
        : null}
      <Popover
        anchor={box}
        isOpen={opened !== null}
        onOpenChange={(next) => (next ? undefined : close())}
        label={label}
        isTriggerWide
        className={searchStyles.popover}
      >
        <SearchList
          listId={listId}
          label={label}
          options={options}
          startQuery={opened ?? ""}
          isChosen={(one) => chosen.has(one)}
          isMulti
          onPick={toggle}
          head={(found) => (
            <MultiselectHead found={found} chosen={chosen} value={value} onValueChange={onValueChange} />
          )}
        />
      </Popover>
    </Field>
  );
}

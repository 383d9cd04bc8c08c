"use client";

import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from "react";
import { classNames } from "../class-names";
import { Popover } from "../overlays/popover";
import { Spinner } from "../spinner";
import { useJoinedRef } from "../use-joined-ref";
import { Field, fieldNoteId } from "./field";
import { lineOf, type Option } from "./option";
import { PICKER_COPY } from "./picker-copy";
import { SearchList } from "./search-list";
import searchStyles from "./search-list.module.css";
import styles from "./select.module.css";
import { PlainList } from "./select-list";
import { useRequired } from "./use-required";
import { useSelect } from "./use-select";

/** Past so many options the list has a search field. */
const SEARCHABLE_PAST_OPTIONS = 8;

export type SelectProps<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  options: readonly Option<Value>[];
  /** "" while nothing is chosen. */
  value: Value | "";
  onValueChange: (value: Value) => void;
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
  size?: "sm" | "md" | "lg";
  /** Whether there is a search field; by itself past 8 options. */
  isSearchable?: boolean;
  /** Nothing is chosen but by Enter or a press: closed it leaves letters to the page, and Tab leaves it as it was. */
  isByEnterOnly?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
};

/** One choice of several, by the keys of a native select; long lists can be searched. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, size = "md", isSearchable = options.length > SEARCHABLE_PAST_OPTIONS } = props;
  const id = useId();
  const listId = `${id}-list`;
  const trigger = useRef<HTMLButtonElement>(null);
  const isFixed = props.disabled || props.readOnly || props.isBusy;
  const own = useRequired({ ...props, isEmpty: value === "", isFixed, control: trigger });
  const { error } = own;
  const onBlur = () => {
    own.leave();
    props.onBlur?.();
  };
  const select = useSelect({ ...props, onBlur, isSearchable, listId, trigger });
  const { chosen, isOpen } = select;
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
      <button
        ref={useJoinedRef(trigger, props.ref)}
        id={id}
        type="button"
        role="combobox"
        className={classNames(styles.trigger, styles[size], Boolean(error) && styles.wrong)}
        aria-haspopup={isSearchable ? "dialog" : "listbox"}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isSearchable ? undefined : select.activeId}
        aria-describedby={fieldNoteId(id)}
        aria-invalid={Boolean(error) || undefined}
        aria-required={props.required || undefined}
        aria-readonly={props.readOnly || undefined}
        aria-busy={props.isBusy || undefined}
        disabled={props.disabled}
        onClick={select.toggle}
        onKeyDown={(event: KeyboardEvent) => select.onKeyDown(event)}
        onBlur={() => {
          if (!isOpen) onBlur();
        }}
      >
        {chosen ? (
          <bdi className={styles.text}>{lineOf(chosen.text)}</bdi>
        ) : (
          <span className={classNames(styles.text, styles.placeholder)}>
            {props.isBusy ? PICKER_COPY.loading : (props.placeholder ?? PICKER_COPY.choose)}
          </span>
        )}
        {props.isBusy ? <Spinner /> : <ChevronDown aria-hidden="true" />}
      </button>
      {own.rule}
      {props.name ? <input type="hidden" name={props.name} value={value} disabled={props.disabled} /> : null}
      <Popover
        anchor={trigger}
        isOpen={isOpen}
        onOpenChange={(next) => (next ? undefined : select.close())}
        label={label}
        shouldFocus={isSearchable}
        isTriggerWide
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
          <PlainList id={listId} label={label} options={options} select={select} />
        )}
      </Popover>
    </Field>
  );
}

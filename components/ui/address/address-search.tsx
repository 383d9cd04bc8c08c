"use client";

import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useId, useMemo, useRef, useState } from "react";
import { moveCursor } from "../inputs/list-cursor";
import { optionId } from "../inputs/option-row";
import { TextInput } from "../inputs/text-input";
import { Popover } from "../overlays/popover";
import { Spinner } from "../spinner";
import { VisuallyHidden } from "../visually-hidden";
import { ADDRESS_COPY } from "./address-copy";
import type { AddressProvider, AddressValue } from "./address-provider";
import { AddressSuggestions } from "./address-suggestions";
import { type AddressAnswer, useAddressSuggestions } from "./use-address-suggestions";

/** The value of the last option, which opens manual entry. */
const MANUAL_ENTRY = "by-hand";

type AddressSearchProps = {
  label: string;
  text: string;
  provider: AddressProvider;
  icon: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  onTextChange: (text: string) => void;
  onResolve: (address: AddressValue) => void;
  onByHand: () => void;
};

function describeAnswer({ status, suggestions }: AddressAnswer): string | null {
  if (status === "failed") return ADDRESS_COPY.failed;
  if (status === "slow" || status === "left") return ADDRESS_COPY.slow;
  return status === "answered" && suggestions.length === 0 ? ADDRESS_COPY.noneFound : null;
}

/** Returns the options (the suggestions, then manual entry), the active index, and the handlers of text and keys. */
function useAddressChoices({ provider, onTextChange, onResolve, onByHand }: AddressSearchProps) {
  const { answer, prepare, ask: requestSuggestions, resolve, forget, leave } = useAddressSuggestions(provider);
  const [index, setIndex] = useState(-1);
  const options = useMemo(
    () => [
      ...answer.suggestions.map(({ id, main, detail }) => ({ value: `address ${id}`, text: main, detail })),
      { value: MANUAL_ENTRY, text: ADDRESS_COPY.byHand },
    ],
    [answer],
  );
  const isOpen = answer.suggestions.length > 0;
  const pick = (optionIndex: number) => {
    const suggestion = answer.suggestions[optionIndex];
    setIndex(-1);
    if (suggestion) return resolve(suggestion, onResolve);
    forget();
    onByHand();
  };
  return {
    answer,
    options,
    index,
    setIndex,
    isOpen,
    pick,
    prepare,
    forget,
    leave,
    type: (text: string) => {
      setIndex(-1);
      onTextChange(text);
      requestSuggestions(text);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isOpen || event.nativeEvent.isComposing) return;
      const isArrow = event.key === "ArrowUp" || event.key === "ArrowDown";
      const next = isArrow ? moveCursor(event.key, index, options) : null;
      const isPick = event.key === "Enter" && index >= 0;
      if (next !== null) setIndex(next);
      else if (isPick) pick(index);
      else if (event.key === "Tab") forget();
      if (next !== null || isPick) event.preventDefault();
    },
  };
}

/** A one-line search for an address, with suggestions and manual entry in a list below. */
export function AddressSearch(props: AddressSearchProps) {
  const { text, ref } = props;
  const choices = useAddressChoices(props);
  const { answer, index, isOpen } = choices;
  const box = useRef<HTMLElement | null>(null);
  const listId = useId();
  // The list opens under the box around the input, not under the field's note.
  const joinedRef = useCallback(
    (element: HTMLInputElement | null) => {
      box.current = element?.parentElement ?? null;
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  return (
    <>
      <TextInput
        ref={joinedRef}
        label={props.label}
        icon={props.icon}
        hint={describeAnswer(answer) ?? props.hint}
        error={props.error}
        required={props.required}
        disabled={props.disabled}
        readOnly={props.readOnly}
        placeholder={ADDRESS_COPY.placeholder}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && index >= 0 ? optionId(listId, index) : undefined}
        trailing={answer.status === "asking" || answer.status === "slow" ? <Spinner /> : null}
        value={text}
        onChange={(event) => choices.type(event.target.value)}
        onFocus={choices.prepare}
        onKeyDown={choices.onKeyDown}
        onBlur={() => {
          choices.leave();
          props.onBlur?.();
        }}
      />
      <Popover
        anchor={box}
        isOpen={isOpen}
        onOpenChange={(next) => (next ? undefined : choices.forget())}
        label={ADDRESS_COPY.suggestions}
        shouldFocus={false}
        matchesTriggerWidth
        isKeptOnScroll
      >
        <AddressSuggestions
          id={listId}
          typed={text}
          options={choices.options}
          index={index}
          onPoint={choices.setIndex}
          onPick={choices.pick}
        />
      </Popover>
      <VisuallyHidden>
        <span role="status">{isOpen ? ADDRESS_COPY.found(answer.suggestions.length) : ""}</span>
      </VisuallyHidden>
    </>
  );
}

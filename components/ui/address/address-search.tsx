"use client";

import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useId, useMemo, useRef, useState } from "react";
import { cursorAfterKey } from "../inputs/list-cursor";
import { optionId } from "../inputs/option-row";
import { TextInput } from "../inputs/text-input";
import { Popover } from "../overlays/popover";
import { Spinner } from "../spinner";
import { VisuallyHidden } from "../visually-hidden";
import { ADDRESS_COPY } from "./address-copy";
import type { AddressProvider, AddressSuggestion, AddressValue } from "./address-provider";
import { AddressSuggestions } from "./address-suggestions";
import { type AddressAnswer, useAddressSuggestions } from "./use-address-suggestions";

/** The choice behind the suggestions. */
const BY_HAND = "by-hand";

function hintOf({ status, suggestions }: AddressAnswer): string | null {
  if (status === "failed") return ADDRESS_COPY.failed;
  if (status === "slow" || status === "left") return ADDRESS_COPY.slow;
  return status === "answered" && suggestions.length === 0 ? ADDRESS_COPY.noneFound : null;
}

/** One line to type an address into; suggestions stand under it, and behind them the way by hand. */
export function AddressSearch(props: {
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
}) {
  const { text, provider, ref, onTextChange, onResolve, onByHand } = props;
  const { answer, enter, ask, resolve, forget, leave } = useAddressSuggestions(provider);
  const [index, setIndex] = useState(-1);
  const box = useRef<HTMLElement | null>(null);
  const listId = useId();
  const options = useMemo(
    () => [
      ...answer.suggestions.map(({ id, main, detail }) => ({ value: `address ${id}`, text: main, detail })),
      { value: BY_HAND, text: ADDRESS_COPY.byHand },
    ],
    [answer],
  );
  const isOpen = answer.suggestions.length > 0;
  // The list stands under the box of the field, not under its note.
  const place = useCallback(
    (element: HTMLInputElement | null) => {
      box.current = element?.parentElement ?? null;
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  const pick = async (at: number) => {
    const suggestion: AddressSuggestion | undefined = answer.suggestions[at];
    setIndex(-1);
    if (!suggestion) {
      forget();
      return onByHand();
    }
    const address = await resolve(suggestion);
    if (address) onResolve(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const next =
      event.key === "ArrowUp" || event.key === "ArrowDown" ? cursorAfterKey(event.key, index, options) : null;
    if (next !== null) setIndex(next);
    else if (event.key === "Enter" && index >= 0) void pick(index);
    else if (event.key === "Tab") forget();
    if (next !== null || (event.key === "Enter" && index >= 0)) event.preventDefault();
  };
  return (
    <>
      <TextInput
        ref={place}
        label={props.label}
        icon={props.icon}
        hint={hintOf(answer) ?? props.hint}
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
        onChange={(event) => {
          setIndex(-1);
          onTextChange(event.target.value);
          ask(event.target.value);
        }}
        onFocus={enter}
        onKeyDown={onKeyDown}
        onBlur={() => {
          leave();
          props.onBlur?.();
        }}
      />
      <Popover
        anchor={box}
        isOpen={isOpen}
        onOpenChange={(next) => (next ? undefined : forget())}
        label={ADDRESS_COPY.suggestions}
        shouldFocus={false}
        isTriggerWide
        isKeptOnScroll
      >
        <AddressSuggestions
          id={listId}
          typed={text}
          options={options}
          index={index}
          onPoint={setIndex}
          onPick={(at) => void pick(at)}
        />
      </Popover>
      <VisuallyHidden>
        <span role="status">{isOpen ? ADDRESS_COPY.found(answer.suggestions.length) : ""}</span>
      </VisuallyHidden>
    </>
  );
}

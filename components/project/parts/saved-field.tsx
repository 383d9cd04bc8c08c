"use client";

import { type KeyboardEvent as KeyPress, useEffect, useRef } from "react";
import { AutosaveNote } from "@/components/ui/forms/autosave-note";
import { useSavedText } from "@/components/ui/forms/use-saved-text";
import { DateInput } from "@/components/ui/inputs/date-input";
import { NumberInput } from "@/components/ui/inputs/number-input";
import type { Option } from "@/components/ui/inputs/option";
import { Select } from "@/components/ui/inputs/select";
import { TextInput } from "@/components/ui/inputs/text-input";
import { verdictOf } from "@/components/ui/inputs/verdict-of";
import { typedKey } from "@/components/ui/keys/typed-key";
import type { TextSave } from "@/lib/client/data/edits/save-text";
import { handlersOfText } from "@/lib/client/data/edits/tell-not-saved";
import { claimFormCopy } from "../../intake/claim-copy";
import { ConflictChoice } from "../../intake/conflict-choice";
import { today } from "../../intake/today";
import { editClaimCopy as copy } from "./edit-claim-copy";

type Props = {
  label: string;
  /** The name of its draft. */
  draft: string;
  saved: string;
  save: (text: string, base: string) => Promise<TextSave>;
} & (
  | { kind: "text"; longest: number; isRequired?: boolean }
  | { kind: "number"; range: { min: number; max: number; step: number } }
  | { kind: "day"; shown: (day: string) => string }
  | { kind: "choice"; options: readonly Option<string>[] }
);

/** One fact of a claim or a property. A text or number saves while it is typed, a day or choice at once. */
export function SavedField(props: Props) {
  const { label, draft, saved, save } = props;
  const input = useRef<HTMLInputElement>(null);
  const text = useSavedText({
    ...handlersOfText(label),
    draft,
    saved,
    save,
    shownAs: (value) => shownAs(props, value),
  });
  const isFuture = props.kind === "day" && text.text > today();
  // After every render: the field's own rules were put on it before.
  useEffect(() => {
    if (isFuture) text.judge(false, claimFormCopy.future);
    else text.judge(...verdictOf(input.current));
  });
  if (text.conflict) {
    return <ConflictChoice field={label} conflict={text.conflict} onDecide={(chosen) => void text.decide(chosen)} />;
  }
  const note = text.isWaiting ? (
    <span role="status">{copy.waiting}</span>
  ) : (
    <AutosaveNote status={text.refusal === null ? text.status : "rest"} draft={text.draft} />
  );
  const shared = { label, value: text.text, error: text.refusal };
  if (props.kind === "choice") {
    const choose = (chosen: string) => {
      text.change(chosen);
      text.flush();
    };
    const isQuiet = text.status === "rest" && !text.isWaiting;
    return <Select {...shared} options={props.options} onValueChange={choose} hint={isQuiet ? undefined : note} />;
  }
  const typed = { ...shared, ref: input, labelAside: note, onValueChange: text.change, onBlur: text.flush };
  if (props.kind === "day") {
    return <DateInput {...typed} max={today()} error={isFuture ? claimFormCopy.future : text.refusal} />;
  }
  const onKeyDown = (event: KeyPress<HTMLInputElement>) => {
    if (typedKey(event) === "Enter") text.flush();
  };
  if (props.kind === "number") {
    const value = text.text === "" ? null : Number(text.text);
    const change = (number: number | null) => text.change(number === null ? "" : String(number));
    return <NumberInput {...typed} {...props.range} value={value} onValueChange={change} onKeyDown={onKeyDown} />;
  }
  return (
    <TextInput
      {...typed}
      isInstantError={text.draft !== null}
      maxLength={props.longest}
      required={props.isRequired}
      pattern={props.isRequired ? ".*\\S.*" : undefined}
      autoComplete="off"
      onKeyDown={onKeyDown}
    />
  );
}

function shownAs(props: Props, value: string): string {
  if (props.kind === "day") return props.shown(value);
  if (props.kind === "choice") return props.options.find((option) => option.value === value)?.text ?? value;
  return value;
}

/** Keeps a drawer of such fields open while a conflict is undecided: the entered value would be lost. */
export const keptOpen = (onOpenChange: (isOpen: boolean) => void) => (next: boolean) => {
  const undecided = document.querySelector<HTMLElement>("[data-conflict] button");
  if (!next && undecided) undecided.focus();
  else onOpenChange(next);
};

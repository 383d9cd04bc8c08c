"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import type { PhoneInput } from "@/components/ui/inputs/phone-input";
import { TextInput } from "@/components/ui/inputs/text-input";
import { loadPhoneRules } from "@/components/ui/inputs/use-phone-rules";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { displayNorthAmericanPhone } from "@/lib/validation/north-american-phone";

const phoneInput = lazyPart(async () => {
  // With the rules at once, so that what was typed is understood. Without them a number is judged by the server alone.
  const [part] = await Promise.all([import("@/components/ui/inputs/phone-input"), loadPhoneRules().catch(() => null)]);
  return part.PhoneInput;
});
/** As in the field that follows. */
const MAXIMUM_LENGTH = 250;

type Props = Omit<ComponentProps<typeof PhoneInput>, "handedOver"> & {
  /** Takes the focus to the field, and the selection in it. */
  focus: (from: number | null, to: number | null) => void;
};

/**
 * The phone's field comes after the page, with its countries and numbering plans, which are heavy. Until then one that takes
 * text alone stands in for it, and hands over what was typed, the caret and the focus.
 */
export function OwnPhoneInput({ focus, ...props }: Props) {
  const [isEntered, setIsEntered] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  /** It knows its selection also once it is taken off the page. */
  const standIn = useRef<HTMLInputElement>(null);
  const Shown = useLazyPart(phoneInput, isEntered);
  const isThere = Shown !== null;
  // Before anything else happens: a key in between would be nobody's.
  useLayoutEffect(() => {
    if (isThere && isEntered) focus(standIn.current?.selectionStart ?? null, standIn.current?.selectionEnd ?? null);
  }, [isThere, isEntered, focus]);
  if (Shown) {
    return <Shown {...props} handedOver={typed === null ? undefined : { text: typed, isLeft: !isEntered }} />;
  }
  return (
    <TextInput
      ref={(element) => {
        standIn.current = element ?? standIn.current;
      }}
      label={props.label}
      hint={props.hint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={MAXIMUM_LENGTH}
      value={typed ?? displayNorthAmericanPhone(props.value) ?? props.value}
      data-unsaved={typed === null ? undefined : true}
      onValueChange={setTyped}
      onFocus={() => setIsEntered(true)}
      onBlur={() => setIsEntered(false)}
    />
  );
}

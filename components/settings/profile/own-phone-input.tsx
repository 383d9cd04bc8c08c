"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import type { PhoneInput } from "@/components/ui/inputs/phone-input";
import { TextInput } from "@/components/ui/inputs/text-input";
import { loadPhoneRules } from "@/components/ui/inputs/use-phone-rules";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { displayNorthAmericanPhone } from "@/lib/validation/north-american-phone";

const phoneInput = lazyPart(async () => {
  // With the formatting rules, so that the input is understood. Without them only the server validates a number.
  const [part] = await Promise.all([import("@/components/ui/inputs/phone-input"), loadPhoneRules().catch(() => null)]);
  return part.PhoneInput;
});
/** As in the real field. */
const MAXIMUM_LENGTH = 250;

type Props = Omit<ComponentProps<typeof PhoneInput>, "earlyEntry"> & {
  /** Moves focus and selection to the field. */
  focus: (from: number | null, to: number | null) => void;
};

/**
 * The phone field loads after the page, because its countries and numbering plans are heavy. Until then a plain text
 * field replaces it, and hands over text, caret and focus.
 */
export function OwnPhoneInput({ focus, ...props }: Props) {
  const [isEntered, setIsEntered] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  /** Keeps its selection even after it is removed from the page. */
  const placeholderInput = useRef<HTMLInputElement>(null);
  const Shown = useLazyPart(phoneInput, isEntered);
  const isThere = Shown !== null;
  // Synchronously: a key in between would be lost.
  useLayoutEffect(() => {
    if (isThere && isEntered)
      focus(placeholderInput.current?.selectionStart ?? null, placeholderInput.current?.selectionEnd ?? null);
  }, [isThere, isEntered, focus]);
  if (Shown) {
    return <Shown {...props} earlyEntry={typed === null ? undefined : { text: typed, isLeft: !isEntered }} />;
  }
  return (
    <TextInput
      ref={(element) => {
        placeholderInput.current = element ?? placeholderInput.current;
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

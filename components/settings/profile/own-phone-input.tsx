"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import type { PhoneInput } from "@/components/ui/inputs/phone-input";
import { TextInput } from "@/components/ui/inputs/text-input";
import { loadPhoneRules } from "@/components/ui/inputs/use-phone-rules";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { displayNorthAmericanPhone } from "@/lib/validation/north-american-phone";

const phoneInput = lazyPart(async () => {
  // The field needs the formatting rules to parse a number. Without them only the server validates it.
  const [part] = await Promise.all([import("@/components/ui/inputs/phone-input"), loadPhoneRules().catch(() => null)]);
  return part.PhoneInput;
});
/** The same as in `PhoneInput`. */
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
  const [isFocused, setIsFocused] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  /** The plain text field, whose selection is still readable after the field is removed from the page. */
  const placeholderInput = useRef<HTMLInputElement>(null);
  const LoadedInput = useLazyPart(phoneInput, isFocused);
  const isLoaded = LoadedInput !== null;
  // A layout effect, because a key pressed before the focus moves would be lost.
  useLayoutEffect(() => {
    if (isLoaded && isFocused)
      focus(placeholderInput.current?.selectionStart ?? null, placeholderInput.current?.selectionEnd ?? null);
  }, [isLoaded, isFocused, focus]);
  if (LoadedInput) {
    return <LoadedInput {...props} earlyEntry={typed === null ? undefined : { text: typed, isLeft: !isFocused }} />;
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
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    />
  );
}

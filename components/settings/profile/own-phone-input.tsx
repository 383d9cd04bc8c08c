"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import type { PhoneInput } from "@/components/ui/phone-input";
import { TextInput } from "@/components/ui/text-input";
import { displayNorthAmericanPhone } from "@/lib/validation/north-american-phone";

const phoneInput = lazyPart(() => import("@/components/ui/phone-input").then((part) => part.PhoneInput));

type Props = ComponentProps<typeof PhoneInput> & { focus: () => void };

/**
 * The phone's field comes after the page, with its countries and numbering plans, which are heavy. Until then the number
 * stands there to be read; whoever is in that field by then is in the real one after.
 */
export function OwnPhoneInput({ focus, ...props }: Props) {
  const [isEntered, setIsEntered] = useState(false);
  const Shown = useLazyPart(phoneInput, isEntered);
  const isThere = Shown !== null;
  useEffect(() => {
    if (isThere && isEntered) focus();
  }, [isThere, isEntered, focus]);
  if (Shown) return <Shown {...props} />;
  return (
    <TextInput
      label={props.label}
      hint={props.hint}
      type="tel"
      value={displayNorthAmericanPhone(props.value) ?? props.value}
      readOnly
      onFocus={() => setIsEntered(true)}
      onBlur={() => setIsEntered(false)}
    />
  );
}

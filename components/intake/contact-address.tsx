"use client";

import { useEffect } from "react";
import { AddressField } from "@/components/ui/address/address-field";
import { type AddressProvider, EMPTY_ADDRESS } from "@/components/ui/address/address-provider";
import { AutosaveNote } from "@/components/ui/forms/autosave-note";
import { useSavedText } from "@/components/ui/forms/use-saved-text";
import { handlersOfText } from "@/lib/client/data/edits/tell-not-saved";
import { addressAsText, addressOfText, placeOfText } from "@/lib/client/data/insured/address-as-text";
import { useSaveAddress } from "@/lib/client/data/insured/use-save-address";
import { addressText, isAddressBegun, isAddressWhole } from "@/lib/domain/address-lines";
import type { Insured, Property } from "@/lib/domain/entities";
import { ConflictChoice } from "./conflict-choice";
import { contactCopy as copy } from "./copy";

type Props = { insured: Insured; property: Property | null; provider: AddressProvider | null; label: string };

/** The address of a contact's home; it saves itself once it is whole. */
export function ContactAddress({ insured, property, provider, label }: Props) {
  const save = useSaveAddress(insured, property, label);
  const text = useSavedText({
    ...handlersOfText(copy.address),
    draft: `address of ${insured.key}`,
    saved: addressAsText(property?.address ?? EMPTY_ADDRESS),
    save,
    shownAs: (kept) => addressText(addressOfText(kept)),
  });
  const address = addressOfText(text.text);
  const isWhole = isAddressWhole(address);
  useEffect(() => text.judge(isWhole, isWhole ? null : copy.addressIncomplete));
  if (text.conflict) {
    return (
      <ConflictChoice field={copy.address} conflict={text.conflict} onDecide={(chosen) => void text.decide(chosen)} />
    );
  }
  const isIncomplete = isAddressBegun(address) && !isWhole && text.status === "held";
  const note = text.isWaiting ? (
    <span role="status">{copy.waiting}</span>
  ) : (
    <AutosaveNote status={text.refusal === null ? text.status : "rest"} draft={text.draft} />
  );
  return (
    <AddressField
      label={copy.address}
      provider={provider}
      isByHandFirst={property !== null}
      value={{ ...address, place: placeOfText(text.text) }}
      onValueChange={(next) => text.change(addressAsText(next))}
      onBlur={text.flush}
      hint={note}
      error={text.refusal ?? (isIncomplete ? copy.addressIncomplete : null)}
    />
  );
}

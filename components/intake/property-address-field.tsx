"use client";

import { AddressField } from "@/components/ui/address/address-field";
import { type AddressProvider, EMPTY_ADDRESS } from "@/components/ui/address/address-provider";
import { addressAsText, addressOfText, placeOfText } from "@/lib/client/data/insured/address-as-text";
import { useSaveAddress } from "@/lib/client/data/insured/use-save-address";
import { addressText, isAddressBegun, isAddressWhole } from "@/lib/domain/address-lines";
import type { Insured, Property } from "@/lib/domain/entities";
import { SavedTextField } from "../saved-text/saved-text-field";
import { insuredFormCopy as copy } from "./copy";

type Props = {
  insured: Insured;
  property: Property | null;
  provider: AddressProvider | null;
  /** Names the edit in the list of unsaved edits. */
  editLabel: string;
};

/** The address of an insured's property; saves automatically once complete. */
export function PropertyAddressField({ insured, property, provider, editLabel }: Props) {
  const save = useSaveAddress(insured, property, editLabel);
  return (
    <SavedTextField
      label={copy.address}
      draft={`address of ${insured.key}`}
      saved={addressAsText(property?.address ?? EMPTY_ADDRESS)}
      save={save}
      format={(text) => addressText(addressOfText(text))}
      check={(text) => (isAddressWhole(addressOfText(text)) ? null : copy.addressIncomplete)}
    >
      {({ label, value, error, onValueChange, onBlur }, { status, note }) => {
        const address = addressOfText(value);
        const isIncomplete = isAddressBegun(address) && !isAddressWhole(address) && status === "held";
        return (
          <AddressField
            label={label}
            provider={provider}
            isByHandFirst={property !== null}
            value={{ ...address, place: placeOfText(value) }}
            onValueChange={(next) => onValueChange(addressAsText(next))}
            onBlur={onBlur}
            hint={note}
            error={error ?? (isIncomplete ? copy.addressIncomplete : null)}
          />
        );
      }}
    </SavedTextField>
  );
}

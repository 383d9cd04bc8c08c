"use client";

import { useEffect } from "react";
import { AddressField } from "@/components/ui/address-field";
import { type AddressProvider, type AddressValue, EMPTY_ADDRESS } from "@/components/ui/address-provider";
import { AutosaveNote } from "@/components/ui/autosave-note";
import { useAutosave } from "@/components/ui/use-autosave";
import { useSaveAddress } from "@/lib/client/insured/use-save-address";
import { addressText, isAddressBegun, isAddressWhole } from "@/lib/domain/address-lines";
import type { Insured, Property } from "@/lib/domain/entities";
import { tellNotSaved } from "./tell-not-saved";
import { contactWords as words } from "./words";

type Props = { insured: Insured; property: Property | null; provider: AddressProvider | null; label: string };

const asText = (address: AddressValue) =>
  JSON.stringify([
    address.line1,
    address.line2 ?? "",
    address.city,
    address.region,
    address.postalCode,
    address.country,
  ]);

function asAddress(text: string): AddressValue {
  const [line1 = "", line2 = "", city = "", region = "", postalCode = "", country = ""] = JSON.parse(text) as string[];
  return { line1, line2, city, region, postalCode, country };
}

/** The address of a contact's home; it saves itself once it is whole. */
export function ContactAddress({ insured, property, provider, label }: Props) {
  const saveAddress = useSaveAddress(insured, property, label);
  const saved = asText(property?.address ?? EMPTY_ADDRESS);
  const { text, status, autosave, draft } = useAutosave({
    saved,
    save: (typed) => saveAddress(asAddress(typed)),
    draft: `address of ${insured.key}`,
    onLost: (lost, reason) => tellNotSaved(words.address, addressText(asAddress(lost)), reason),
  });
  const address = asAddress(text);
  const isWhole = isAddressWhole(address);
  useEffect(() => autosave.judge(isWhole, isWhole ? null : words.addressIncomplete), [autosave, isWhole]);
  return (
    <AddressField
      label={words.address}
      provider={provider}
      isByHandFirst={property !== null}
      value={address}
      onValueChange={(next) => autosave.change(asText(next))}
      onBlur={() => autosave.flush()}
      hint={<AutosaveNote status={status} draft={draft} />}
      error={isAddressBegun(address) && !isWhole && status === "held" ? words.addressIncomplete : null}
    />
  );
}

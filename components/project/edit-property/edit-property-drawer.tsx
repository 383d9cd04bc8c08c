"use client";

import { NumberInput } from "@/components/ui/inputs/number-input";
import type { Option } from "@/components/ui/inputs/option";
import { Drawer } from "@/components/ui/overlays/drawer";
import { usePropertyUpdate } from "@/lib/client/data/insured/use-property-update";
import { addressText } from "@/lib/domain/address-lines";
import type { Property } from "@/lib/domain/entities";
import {
  isNumberFact,
  PROPERTY_FACT_NAMES,
  PROPERTY_FACTS,
  PROPERTY_RANGES,
  type PropertyFact,
  propertyFactText,
} from "@/lib/domain/property-facts";
import formStyles from "../../intake/insured-form.module.css";
import { closeUnlessUndecided } from "../../saved-text/conflict-choice";
import { SavedTextField, type SavedTextFieldProps } from "../../saved-text/saved-text-field";
import { editClaimCopy } from "../parts/edit-claim-copy";
import { SavedChoiceField } from "../parts/saved-choice-field";
import { editPropertyCopy as copy } from "./copy";

type Props = { property: Property; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Edits a property; each field saves automatically. */
export function EditPropertyDrawer({ property, isOpen, onOpenChange }: Props) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={closeUnlessUndecided(onOpenChange)}
      title={copy.title}
      description={`${addressText(property.address)}. ${editClaimCopy.savesAutomatically}`}
    >
      <PropertyFields property={property} />
    </Drawer>
  );
}

function PropertyFields({ property }: { property: Property }) {
  const save = usePropertyUpdate(property, copy.label(property.address.line1));
  const fieldOf = (fact: PropertyFact) => ({
    key: fact,
    label: PROPERTY_FACT_NAMES[fact],
    draft: `${fact} of ${property.key}`,
    saved: propertyFactText(property, fact),
    save: (text: string, base: string) => save(fact, text, base),
  });
  return (
    <div className={formStyles.fields}>
      {PROPERTY_FACTS.map((fact) => {
        const { key, ...field } = fieldOf(fact);
        return isNumberFact(fact) ? (
          <SavedNumberField key={key} {...field} range={PROPERTY_RANGES[fact]} />
        ) : (
          <SavedChoiceField key={key} {...field} options={withCurrent(copy.options[fact], field.saved)} />
        );
      })}
    </div>
  );
}

type NumberFieldProps = SavedTextFieldProps & { range: { min: number; max: number; step: number } };

function SavedNumberField({ range, ...saved }: NumberFieldProps) {
  return (
    <SavedTextField {...saved}>
      {({ value, onValueChange, ...input }, { ref, note, saveOnEnter }) => (
        <NumberInput
          {...input}
          {...range}
          ref={ref}
          labelAside={note}
          value={value === "" ? null : Number(value)}
          onValueChange={(number) => onValueChange(number === null ? "" : String(number))}
          onKeyDown={saveOnEnter}
        />
      )}
    </SavedTextField>
  );
}

function withCurrent(options: readonly Option[], current: string): readonly Option[] {
  return options.some(({ value }) => value === current) ? options : [...options, { value: current, text: current }];
}

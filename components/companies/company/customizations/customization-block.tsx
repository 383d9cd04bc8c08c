"use client";

import { Check, Minus } from "lucide-react";
import { usePartEdits } from "@/lib/client/data/companies/use-part-edits";
import type { Company, Customization, CustomizationField } from "@/lib/domain/entities";
import { customizationCopy as copy } from "./copy";
import styles from "./customizations.module.css";
import { PartRow } from "./part-row";

/** A part in a read-only view. */
function ReadOnlyPart({ part: { label, isEnabled } }: { part: CustomizationField }) {
  return (
    <li className={styles.read} data-left-out={isEnabled ? undefined : true}>
      {isEnabled ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <span>
        <bdi>{label}</bdi>
        {isEnabled ? null : <span className={styles.counts}> · {copy.off}</span>}
      </span>
    </li>
  );
}

type Props = { customization: Customization; company: Company; mayEdit: boolean };

/** One customization: each part with whether it is required. */
export function CustomizationBlock({ customization, company, mayEdit }: Props) {
  const { title, fields = [] } = customization;
  const name = title || copy.untitled;
  const { turn, saveLabel } = usePartEdits(customization, copy.editing(name, company.name));
  const required = fields.filter(({ isEnabled }) => isEnabled).length;
  return (
    <fieldset className={styles.block}>
      <legend>
        <span dir="auto">{name}</span> <span className={styles.counts}>{copy.counts(required, fields.length)}</span>
      </legend>
      <ul className={styles.parts}>
        {fields.map((part) =>
          mayEdit ? (
            <PartRow
              key={part.name}
              draft={`label of ${part.name} of ${customization.key}`}
              part={part}
              onTurn={(isEnabled) => void turn(part.name, isEnabled)}
              save={(text, base) => saveLabel(part.name, text, base)}
            />
          ) : (
            <ReadOnlyPart key={part.name} part={part} />
          ),
        )}
      </ul>
    </fieldset>
  );
}

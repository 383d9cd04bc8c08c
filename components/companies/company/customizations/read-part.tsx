import { Check, Minus } from "lucide-react";
import type { CustomizationField } from "@/lib/domain/entities";
import styles from "./customizations.module.css";
import { customizationWords as words } from "./words";

/** A part, for who may only look. */
export function ReadPart({ part: { label, isEnabled } }: { part: CustomizationField }) {
  return (
    <li className={styles.read} data-left-out={isEnabled ? undefined : true}>
      {isEnabled ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <span>
        <bdi>{label}</bdi>
        {isEnabled ? null : <span className={styles.counts}> · {words.off}</span>}
      </span>
    </li>
  );
}

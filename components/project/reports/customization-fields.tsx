import { Check, Minus } from "lucide-react";
import type { CustomizationField } from "@/lib/domain/entities";
import styles from "../parts/overview.module.css";
import { reportCopy } from "./copy";
import reportStyles from "./reports.module.css";

/** The parts that a company turned on or off. */
export function CustomizationFields({ fields }: { fields: readonly CustomizationField[] }) {
  return (
    <ul className={reportStyles.fields}>
      {fields.map(({ name, label, isEnabled }) => (
        <li key={name} data-left-out={isEnabled ? undefined : true}>
          {isEnabled ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
          <span>
            {label}
            {isEnabled ? null : <span className={styles.quiet}> · {reportCopy.off}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

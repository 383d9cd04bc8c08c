"use client";

import { Check, Minus } from "lucide-react";
import { Skeleton } from "@/components/ui/skeleton";
import { type CustomizationParent, useCustomizations } from "@/lib/client/claims/use-customizations";
import styles from "../overview.module.css";
import reportStyles from "./reports.module.css";
import { reportWords } from "./words";

type Props = {
  title: string;
  companyKey: string | undefined;
  parentType: CustomizationParent;
  inspectionReportKey?: string;
};

/** What a company has changed, to look at: which parts are asked for, and which are left out. */
export function Customizations({ title, companyKey, parentType, inspectionReportKey }: Props) {
  const { data, error } = useCustomizations(companyKey, parentType, inspectionReportKey);
  return (
    <div className={reportStyles.customizations}>
      <h4>{title}</h4>
      {error ? <p className={styles.quiet}>{reportWords.unread}</p> : null}
      {!data && !error ? <Skeleton width="40%" /> : null}
      {data?.length === 0 ? <p className={styles.quiet}>{reportWords.noneChanged}</p> : null}
      <div className={reportStyles.sections}>
        {data?.map(({ key, title: name, fields = [] }) => (
          <section key={key} aria-label={name || reportWords.untitled}>
            <h5>{name || reportWords.untitled}</h5>
            <ul>
              {fields.map((field) => (
                <li key={field.name} data-left-out={field.isEnabled ? undefined : true}>
                  {field.isEnabled ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
                  <span>
                    {field.label}
                    {field.isEnabled ? null : <span className={styles.quiet}> · {reportWords.off}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

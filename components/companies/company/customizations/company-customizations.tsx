"use client";

import { useQueryState } from "nuqs";
import { useId } from "react";
import page from "@/components/ui/layout/record-page.module.css";
import type { Company } from "@/lib/domain/entities";
import { ClaimReports } from "./claim-reports";
import { ClaimSearch } from "./claim-search";
import { customizationCopy as copy } from "./copy";
import { CustomizationList } from "./customization-list";
import styles from "./customizations.module.css";

/** The company's customizations. Underwriting reports are customized for one claim, which the address names. */
export function CompanyCustomizations({ company, mayEdit }: { company: Company; mayEdit: boolean }) {
  const [claimKey, setClaimKey] = useQueryState("claim", { history: "push" });
  const id = useId();
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <p className={styles.note}>{copy.note}</p>
      <div className={styles.group}>
        <h3>{copy.capture}</h3>
        <CustomizationList company={company} parentType="scan-my-home" mayEdit={mayEdit} none={copy.noneOfCapture} />
      </div>
      <div className={styles.group}>
        <h3>{copy.report}</h3>
        {claimKey ? (
          <ClaimReports
            key={claimKey}
            claimKey={claimKey}
            company={company}
            mayEdit={mayEdit}
            onOther={() => void setClaimKey(null)}
          />
        ) : (
          <ClaimSearch companyKey={company.key} onPick={(key) => void setClaimKey(key)} />
        )}
      </div>
    </section>
  );
}

"use client";

import { Maximize2 } from "lucide-react";
import Link from "next/link";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { may } from "@/lib/access/permissions";
import { type CustomizationParent, useCustomizations } from "@/lib/client/data/companies/use-customizations";
import { useSession } from "@/lib/client/session/use-session";
import { companyPath } from "@/lib/domain/admin-paths";
import styles from "../parts/overview.module.css";
import { reportCopy } from "./copy";
import { CustomizationFields } from "./customization-fields";
import reportStyles from "./reports.module.css";

type Props = {
  title: string;
  companyKey: string | undefined;
  parentType: CustomizationParent;
  inspectionReportKey?: string;
  /** Opens a customization by key. */
  onOpen: (key: string) => void;
};

/** A company's customizations, read-only. */
export function Customizations({ title, companyKey, parentType, inspectionReportKey, onOpen }: Props) {
  const { data, error } = useCustomizations(companyKey, parentType, inspectionReportKey);
  const { session } = useSession();
  const mayEdit = companyKey !== undefined && session !== null && may(session.effectiveRole, "editCompanies");
  return (
    <div className={reportStyles.customizations}>
      <div className={reportStyles.titleLine}>
        <h4>{title}</h4>
        {mayEdit ? (
          <Link href={companyPath(companyKey)} data-print="none">
            {reportCopy.editAtCompany}
          </Link>
        ) : null}
      </div>
      {error ? <p className={styles.quiet}>{reportCopy.unread}</p> : null}
      {!data && !error ? <Skeleton width="40%" /> : null}
      {data?.length === 0 ? <p className={styles.quiet}>{reportCopy.noneChanged}</p> : null}
      <div className={reportStyles.sections}>
        {data?.map(({ key, title: name, fields = [] }) => (
          <section key={key} aria-label={name || reportCopy.untitled}>
            <h5>
              <button type="button" onClick={() => onOpen(key)}>
                {name || reportCopy.untitled}
                <Maximize2 aria-hidden="true" />
              </button>
            </h5>
            <CustomizationFields fields={fields} />
          </section>
        ))}
      </div>
    </div>
  );
}

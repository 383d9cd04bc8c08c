"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Notice } from "@/components/ui/feedback/notice";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { KeyText } from "@/components/ui/keys/key-text";
import { Facts } from "@/components/ui/layout/facts";
import page from "@/components/ui/layout/record-page.module.css";
import { RecordSkeleton } from "@/components/ui/layout/record-skeleton";
import { usePageTitle } from "@/components/ui/layout/use-page-title";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { useMenuDialog } from "@/components/ui/menus/use-menu-dialog";
import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import { useBackend } from "@/lib/client/reads/use-backend";
import { COMPANIES_PATH } from "@/lib/domain/admin-paths";
import type { Company } from "@/lib/domain/entities";
import { changeActive, removeCompany, resetDemo } from "../company-edits";
import { CompanyLogo } from "../company-logo";
import { useCompanyActions } from "../use-company-actions";
import { useCompanyRights } from "../use-company-rights";
import styles from "./company.module.css";
import { CompanyHeader, type CompanyQuestion } from "./company-header";
import { CompanyHoldings } from "./company-holdings";
import { CompanyNameField } from "./company-name-field";
import { companyCopy as copy } from "./copy";
import { CompanyCustomizations } from "./customizations/company-customizations";
import { LogoField } from "./logo-field";
import { ReviewCompanies } from "./review-companies";

const deletion = lazyPart(() => import("../delete-company-dialog").then((part) => part.DeleteCompanyDialog));
const reset = lazyPart(() => import("../reset-company-dialog").then((part) => part.ResetCompanyDialog));
/** The skeleton has as many fields and facts as the loaded page. */
const FIELDS = { count: 1, height: 56 };
const LINES = ["72%", "54%", "63%"];

type Props = { companyKey: string; activity?: ReactNode };

/** One company: its name, its actions, its numbers of records, and `activity` below them. */
export function CompanyScreen({ companyKey, activity }: Props) {
  const router = useRouter();
  const [isDeleted, setIsDeleted] = useState(false);
  // Stops reading a deleted company while the browser leaves the page.
  const { data, error, reload } = useBackend("company.get", isDeleted ? null : { key: companyKey });
  const remove = (company: Company) => {
    setIsDeleted(true);
    router.push(COMPANIES_PATH);
    void removeCompany(company);
  };
  if (error?.status === 404) {
    const back = <LinkButton href={COMPANIES_PATH}>{copy.back}</LinkButton>;
    return <EmptyState sentence={error.message} action={back} />;
  }
  if (error && !data) {
    return <ErrorState message={error.message} onRetry={() => void reload()} retryLabel={copy.retry} />;
  }
  return (
    <SkeletonSwitch
      isLoading={!data}
      loadingLabel={copy.loading}
      skeleton={<RecordSkeleton fields={FIELDS} lines={LINES} />}
    >
      {() =>
        data ? (
          <CompanyPage
            company={data}
            activity={activity}
            failure={error?.message ?? null}
            reload={() => void reload()}
            onRemove={() => remove(data)}
          />
        ) : null
      }
    </SkeletonSwitch>
  );
}

type PageProps = {
  company: Company;
  activity: ReactNode;
  failure: string | null;
  reload: () => void;
  onRemove: () => void;
};

function CompanyPage({ company, activity, failure, reload, onRemove }: PageProps) {
  const dialog = useMenuDialog<CompanyQuestion>();
  const Deletion = useLazyPart(deletion, dialog.shown === "delete", dialog.close);
  const Reset = useLazyPart(reset, dialog.shown === "reset", dialog.close);
  usePageTitle(copy.pageTitle(company.name), copy.generalTitle);
  useCompanyActions({
    current: company,
    onNew: null,
    onActive: (current, isActive) => void changeActive(current, isActive),
    onReset: () => dialog.show("reset"),
    onDelete: () => dialog.show("delete"),
  });
  return (
    <div className={page.screen}>
      <CompanyHeader company={company} dialog={dialog} />
      {failure === null ? null : (
        <Notice
          tone="bad"
          isUrgent
          isBanner
          action={
            <Button size="sm" onClick={reload}>
              {copy.retry}
            </Button>
          }
        >
          {copy.refreshFailed(failure)}
        </Notice>
      )}
      <CompanyColumns company={company} activity={activity} />
      {Deletion && dialog.shown === "delete" ? (
        <Deletion company={company} onCancel={dialog.close} onConfirm={onRemove} />
      ) : null}
      {Reset && dialog.shown === "reset" ? (
        <Reset company={company} onCancel={dialog.close} onConfirm={() => resetDemo(company).finally(dialog.close)} />
      ) : null}
    </div>
  );
}

function CompanyColumns({ company, activity }: Pick<PageProps, "company" | "activity">) {
  const { mayEdit } = useCompanyRights();
  const id = useId();
  const now = useNow();
  const { key, name, logoUrl, createdAt } = company;
  const facts = [
    { name: copy.key, value: <KeyText value={key} copyLabel={copy.copyKey} copiedLabel={copy.copied} /> },
    { name: copy.added, value: createdAt ? <TimeText iso={createdAt} now={now} as="event" /> : copy.unknown },
  ];
  return (
    <div className={page.columns}>
      <div className={page.main}>
        <section className={page.section} aria-labelledby={`${id}-profile`}>
          <h2 id={`${id}-profile`}>{copy.profile}</h2>
          {mayEdit ? <p className={styles.note}>{copy.savesItself}</p> : null}
          <div className={styles.profile}>
            {mayEdit ? <LogoField company={company} /> : <CompanyLogo name={name} logoUrl={logoUrl} isLarge />}
            <div className={styles.field}>{mayEdit ? <CompanyNameField key={key} company={company} /> : name}</div>
          </div>
        </section>
        <section className={page.section} aria-labelledby={`${id}-holdings`}>
          <h2 id={`${id}-holdings`}>{copy.holdings}</h2>
          <CompanyHoldings companyKey={key} />
        </section>
        <ReviewCompanies company={company} mayEdit={mayEdit} />
        <CompanyCustomizations company={company} mayEdit={mayEdit} />
        {activity}
      </div>
      <aside className={page.side} aria-label={copy.facts}>
        <div className={page.section}>
          <h2>{copy.facts}</h2>
          <Facts facts={facts} />
        </div>
      </aside>
    </div>
  );
}

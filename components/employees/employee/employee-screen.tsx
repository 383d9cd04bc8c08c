"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Notice } from "@/components/ui/feedback/notice";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import page from "@/components/ui/layout/record-page.module.css";
import { RecordSkeleton } from "@/components/ui/layout/record-skeleton";
import { usePageTitle } from "@/components/ui/layout/use-page-title";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { useMenuDialog } from "@/components/ui/menus/use-menu-dialog";
import { useCompanies } from "@/lib/client/data/companies/use-companies";
import { useEmployees } from "@/lib/client/data/employees/use-employees";
import { EMPLOYEES_PATH } from "@/lib/domain/admin-paths";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import type { QuestionKind } from "../account-question";
import { CompaniesUnread } from "../companies-unread";
import { forceReset, removeEmployee } from "../employee-edits";
import { useActAs } from "../use-act-as";
import { useEmployeeActions } from "../use-employee-actions";
import { useEmployeeRights } from "../use-employee-rights";
import { employeeCopy as copy } from "./copy";
import { EmployeeFacts } from "./employee-facts";
import { EmployeeForm } from "./employee-form";
import { EmployeeHeader } from "./employee-header";
import { EmployeeReading } from "./employee-reading";
import { PhotoField } from "./photo-field";

const question = lazyPart(() => import("../account-question").then((part) => part.AccountQuestion));
/** Placeholder fields and facts of the skeleton. */
const FIELDS = { count: 4, height: 52 };
const LINES = ["72%", "54%", "63%", "58%"];

type Props = { employeeKey: string; activity?: ReactNode };

/** One employee: profile, rights and account actions. `activity` is shown below the form. */
export function EmployeeScreen({ employeeKey, activity }: Props) {
  const router = useRouter();
  const { data, error, reload } = useEmployees();
  const companies = useCompanies();
  /** Keeps a deleted employee on screen until navigation ends. */
  const [deleting, setDeleting] = useState<Employee | null>(null);
  const employee = deleting ?? data?.find(({ key }) => key === employeeKey);
  const remove = async (removed: Employee) => {
    setDeleting(removed);
    if (await removeEmployee(removed)) router.push(EMPLOYEES_PATH);
    else setDeleting(null);
  };
  if (data && !employee) {
    const back = <LinkButton href={EMPLOYEES_PATH}>{copy.back}</LinkButton>;
    return <EmptyState sentence={copy.notFound} action={back} />;
  }
  if (error && !data) {
    return <ErrorState message={error.message} onRetry={() => void reload()} retryLabel={copy.retry} />;
  }
  return (
    <SkeletonSwitch
      // Waits for the companies, because an unread list must not look like an empty one.
      isLoading={!employee || !(companies.isRead || companies.unread)}
      loadingLabel={copy.loading}
      skeleton={<RecordSkeleton fields={FIELDS} lines={LINES} />}
    >
      {() =>
        employee ? (
          <EmployeePage
            employee={employee}
            companies={companies}
            activity={activity}
            failure={error?.message ?? null}
            reload={() => void reload()}
            onRemove={() => void remove(employee)}
          />
        ) : null
      }
    </SkeletonSwitch>
  );
}

type PageProps = {
  employee: Employee;
  companies: ReturnType<typeof useCompanies>;
  activity: ReactNode;
  failure: string | null;
  reload: () => void;
  onRemove: () => void;
};

function EmployeePage({ employee, companies, activity, failure, reload, onRemove }: PageProps) {
  const dialog = useMenuDialog<QuestionKind>();
  const Question = useLazyPart(question, dialog.shown !== null, dialog.close);
  const rights = useEmployeeRights();
  const { names: companyNames, isRead, unread } = companies;
  const actAs = useActAs(companyNames);
  const id = useId();
  usePageTitle(copy.pageTitle(personName(employee)), copy.generalTitle);
  useEmployeeActions({
    current: employee,
    rights,
    onNew: null,
    onBulk: null,
    onActAs: actAs,
    onForceReset: () => dialog.show("reset"),
    onDelete: () => dialog.show("delete"),
  });
  const mayChange = rights.refusal("edit", employee) === null;
  return (
    <div className={page.screen}>
      <EmployeeHeader employee={employee} rights={rights} dialog={dialog} onActAs={() => actAs(employee)} />
      {failure === null ? null : <StaleNotice failure={failure} reload={reload} />}
      <div className={page.columns}>
        <div className={page.main}>
          <section className={page.section} aria-labelledby={id}>
            <h2 id={id}>{copy.profile}</h2>
            <CompaniesUnread unread={unread} says={mayChange ? copy.fixedWithoutCompanies : undefined} />
            {mayChange && isRead ? (
              <>
                <PhotoField employee={employee} />
                <EmployeeForm key={employee.key} employee={employee} companyNames={companyNames} rights={rights} />
              </>
            ) : (
              <EmployeeReading employee={employee} companyNames={companyNames} areRead={isRead} />
            )}
          </section>
          {activity}
        </div>
        <EmployeeFacts employee={employee} companyNames={companyNames} />
      </div>
      {Question && dialog.shown ? (
        <Question
          kind={dialog.shown}
          employee={employee}
          onCancel={dialog.close}
          onConfirm={() => {
            dialog.close();
            if (dialog.shown === "delete") onRemove();
            else void forceReset(employee);
          }}
        />
      ) : null}
    </div>
  );
}

function StaleNotice({ failure, reload }: { failure: string; reload: () => void }) {
  const retry = (
    <Button size="sm" onClick={reload}>
      {copy.retry}
    </Button>
  );
  return (
    <Notice tone="bad" isUrgent isBanner action={retry}>
      {copy.refreshFailed(failure)}
    </Notice>
  );
}

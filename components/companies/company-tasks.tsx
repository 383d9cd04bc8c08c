"use client";

import { useState } from "react";
import { lazyPart, useLazyLayer, useLazyPart } from "@/components/ui/lazy-part";
import type { Company } from "@/lib/domain/entities";

const newCompany = lazyPart(() => import("./new-company-dialog").then((part) => part.NewCompanyDialog));
const deletion = lazyPart(() => import("./delete-company-dialog").then((part) => part.DeleteCompanyDialog));

const reset = lazyPart(() => import("./reset-company-dialog").then((part) => part.ResetCompanyDialog));

/** The action whose dialog is open over the list. */
export type CompanyTask = { kind: "new" } | { kind: "reset" | "delete"; company: Company };

type Props = {
  task: CompanyTask | null;
  onClose: () => void;
  companies: readonly Company[];
  onReset: (company: Company) => Promise<void>;
  onDelete: (company: Company) => void;
};

/** The dialogs of the list, loaded after the page. The input for a new company is kept while its dialog is closed. */
export function CompanyTasks({ task, onClose, companies, onReset, onDelete }: Props) {
  const NewCompany = useLazyLayer(newCompany, task?.kind === "new", onClose);
  const Deletion = useLazyPart(deletion, task?.kind === "delete", onClose);
  const Reset = useLazyPart(reset, task?.kind === "reset", onClose);
  const [createdCount, setCreatedCount] = useState(0);
  return (
    <>
      {NewCompany ? (
        <NewCompany
          key={createdCount}
          isOpen={task?.kind === "new"}
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose();
          }}
          companies={companies}
          onCreated={() => {
            onClose();
            setCreatedCount(createdCount + 1);
          }}
        />
      ) : null}
      {task?.kind === "reset" && Reset ? (
        <Reset company={task.company} onCancel={onClose} onConfirm={() => onReset(task.company).finally(onClose)} />
      ) : null}
      {task?.kind === "delete" && Deletion ? (
        <Deletion
          company={task.company}
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            onDelete(task.company);
          }}
        />
      ) : null}
    </>
  );
}

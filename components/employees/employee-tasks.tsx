"use client";

import { useState } from "react";
import { lazyPart, useLazyLayer, useLazyPart } from "@/components/ui/lazy-part";
import type { UnreadCompanies } from "@/lib/client/data/companies/use-companies";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { forceReset, removeEmployee } from "./employee-edits";

const newEmployee = lazyPart(() => import("./new-employee-dialog").then((part) => part.NewEmployeeDialog));
const question = lazyPart(() => import("./account-question").then((part) => part.AccountQuestion));
const bulk = lazyPart(() => import("./bulk/bulk-drawer").then((part) => part.BulkDrawer));

/** The action that is open in a layer over the list. */
export type EmployeeTask =
  | { kind: "new" }
  | { kind: "bulk" }
  | { kind: "delete"; employee: Employee }
  | { kind: "reset"; employee: Employee };

type Props = {
  task: EmployeeTask | null;
  onClose: () => void;
  employees: readonly Employee[];
  companyNames: ReadonlyMap<string, string>;
  unreadCompanies: UnreadCompanies | null;
  roles: readonly Role[];
};

/** The layers of the list, loaded after the page. The input for a new employee is kept, and so is a table. */
export function EmployeeTasks({ task, onClose, ...around }: Props) {
  const NewEmployee = useLazyLayer(newEmployee, task?.kind === "new", onClose);
  const Bulk = useLazyLayer(bulk, task?.kind === "bulk", onClose);
  const confirmed = task?.kind === "delete" || task?.kind === "reset" ? task : null;
  const Question = useLazyPart(question, confirmed !== null, onClose);
  const [round, setRound] = useState(0);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const startAnew = () => {
    onClose();
    setRound(round + 1);
  };
  return (
    <>
      {NewEmployee ? (
        <NewEmployee
          key={`new ${round}`}
          {...around}
          isOpen={task?.kind === "new"}
          onOpenChange={onOpenChange}
          onCreated={startAnew}
        />
      ) : null}
      {Bulk ? (
        <Bulk
          key={`bulk ${round}`}
          {...around}
          isOpen={task?.kind === "bulk"}
          onOpenChange={onOpenChange}
          onDone={startAnew}
        />
      ) : null}
      {confirmed && Question ? (
        <Question
          kind={confirmed.kind}
          employee={confirmed.employee}
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            void (confirmed.kind === "delete" ? removeEmployee : forceReset)(confirmed.employee);
          }}
        />
      ) : null}
    </>
  );
}

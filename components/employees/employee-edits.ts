import { showAlert } from "@/lib/client/alerts/alerts-store";
import { type AccountCall, changeAccount } from "@/lib/client/data/employees/change-employee";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { employeesCopy } from "./copy";

const copy = employeesCopy.done;

type ActionCopy = { label: (name: string) => string; done: (name: string) => string };

const accountEdit =
  (call: AccountCall, { label, done }: ActionCopy) =>
  (employee: Employee): Promise<boolean> => {
    const name = personName(employee);
    return changeAccount(call, employee.key, label(name), () => showAlert({ type: "success", message: done(name) }));
  };

export const resendInvitation = accountEdit("employee.resendActivation", { label: copy.resending, done: copy.resent });
export const unlock = accountEdit("employee.unlock", { label: copy.unlocking, done: copy.unlocked });
export const forceReset = accountEdit("employee.forcePasswordReset", { label: copy.forcing, done: copy.forced });
export const removeEmployee = accountEdit("employee.delete", { label: copy.deleting, done: copy.deleted });

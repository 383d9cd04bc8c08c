/** Reads and changes the caller's own record. */
import type { EmployeeFields } from "../../lib/contract/employee";
import type { Employee } from "../../lib/domain/entities";
import { PASSWORD_MESSAGES } from "../../lib/validation/password";
import { changedRecord, type FieldRules } from "../db/changes";
import { replaceDoc } from "../db/records";
import { employees } from "../db/schema";
import { type Failure, invalidInput, unauthorized } from "../failures/failure";
import type { Context } from "../http/handler";
import { type Account, addressOf, lockAccount, readAccount } from "../sign-in/account";
import { clearFailures, countFailure, isLocked, lockedOut } from "../sign-in/attempts";
import { chatIdentityHash } from "../sign-in/chat-identity";
import { checkNewPassword, checkUsed, setPassword } from "../sign-in/new-password";
import { mailNotice } from "../sign-in/notices";
import { recordSignIn } from "../sign-in/record-sign-in";
import { settle } from "../sign-in/settle";
import { isTokenAlive } from "../sign-in/tokens";
import { signEmployee } from "../storage/sign-records";
import { requireAvatar } from "./employee-avatar";
import { changedFields, changesMfa, checkChange, checkedFields, MANAGED_FIELDS } from "./employee-fields";

const RULES: FieldRules = {
  ignored: MANAGED_FIELDS,
  fixed: ["email", "role", "companyKeys", "isLockedOut", "isDataSteward", "isActivated"],
};

/** Returns the employee's record with the hash that identifies them to the support chat. */
export function asOwnRecord(
  { storage, chatIdentitySecret }: Pick<Context, "storage" | "chatIdentitySecret">,
  employee: Employee,
): Employee {
  return {
    ...signEmployee(storage, employee),
    chatIdentityHash: chatIdentityHash(chatIdentitySecret, employee.key),
  };
}

/** Returns the refusal of a wrong old password, which counts as a failed sign-in; null if it is right. */
async function refuseOldPassword(
  context: Context,
  { employee }: Account,
  oldPassword: { isSent: boolean; isRight: boolean },
): Promise<Failure | null> {
  const { db, secrets, now } = context;
  const emailHash = secrets.keyed(addressOf(employee.email));
  if (!oldPassword.isSent) return invalidInput("Enter your current password.");
  if (await isLocked(db, emailHash, now)) return lockedOut();
  if (oldPassword.isRight) {
    await clearFailures(db, emailHash);
    return null;
  }
  const counted = await countFailure(db, emailHash, now);
  await recordSignIn(context, employee, counted === "closing" ? "employee.locked" : "employee.login-failed");
  return invalidInput("The current password is incorrect.");
}

async function saveFields(context: Context, before: Employee, sent: EmployeeFields): Promise<Employee> {
  const after = changedRecord<Employee>(before, sent, RULES);
  if (after === null) return before;
  checkChange(before, after);
  await requireAvatar(context, before, after);
  await replaceDoc(context.db, employees, after);
  const isMfaChange = changesMfa(before, after);
  const detail = { fields: changedFields(before, after) };
  await recordSignIn(context, before, isMfaChange ? "employee.change-mfa" : "employee.update", detail);
  if (isMfaChange) await mailNotice(context, before.email, "mfa");
  return after;
}

/**
 * Changes one's own record. A new password, and turning off one-time codes, require the old password; fields that give
 * rights are fixed. Passwords are checked and hashed before the account is locked, and the result counts only if the
 * stored password is still the same.
 */
export async function updateOwnRecord(context: Context, params: EmployeeFields): Promise<Employee> {
  const { caller, secrets, now } = context;
  const sent = checkedFields(params);
  const { password, oldPassword } = sent;
  if (password !== undefined) checkNewPassword(password, caller.employee.email);
  const account = oldPassword === undefined ? null : await readAccount(context.db, caller.employee.key);
  const isOldPasswordRight = account !== null && (await secrets.isPassword(account.passwordHash, oldPassword ?? ""));
  const used =
    password !== undefined && isOldPasswordRight ? await checkUsed(context, caller.employee.key, password) : null;
  const passwordHash = password !== undefined && isOldPasswordRight ? await secrets.hashPassword(password) : null;
  return settle(context.db, async (db) => {
    const transaction = { ...context, db };
    const locked = await lockAccount(db, caller.employee.key);
    if (!locked || !(await isTokenAlive(db, caller.tokenHash, now))) throw unauthorized();
    const turnsMfaOff = sent.isMfaRequired === false && locked.employee.isMfaRequired === true;
    if (password !== undefined || turnsMfaOff) {
      const isRight = isOldPasswordRight && locked.passwordHash === account.passwordHash;
      const refusal = await refuseOldPassword(transaction, locked, { isSent: oldPassword !== undefined, isRight });
      if (refusal) return refusal;
      if (used?.isUsed) return invalidInput(PASSWORD_MESSAGES.used);
    }
    const saved = await saveFields(transaction, locked.employee, sent);
    if (passwordHash === null) return asOwnRecord(context, saved);
    const currentHash = locked.passwordHash;
    const change = { passwordHash, currentHash, keptTokenHash: caller.tokenHash, with: "old password" } as const;
    return asOwnRecord(context, await setPassword(transaction, saved, change));
  });
}

/**
 * Handles PUT employee for oneself and for others. Both rows have the same parameters, so the key decides.
 */
import { mayAct } from "../../lib/access/employee-rights";
import { mayGrantRole } from "../../lib/access/permissions";
import type { EmployeeFields } from "../../lib/contract/employee";
import type { Employee } from "../../lib/domain/entities";
import { ON_FILE, ROLE_ABOVE } from "../../lib/validation/employee-row";
import { seesCompany } from "../access/company-scope";
import { checkAct, checkGivenCompanies, checkKeepsCompany, requireEmployee } from "../access/employee-scope";
import { changedRecord, type FieldRules } from "../db/changes";
import { replaceDoc } from "../db/records";
import { employees } from "../db/schema";
import { conflict, forbidden } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { addressOf, findAccount } from "../sign-in/account";
import { mailActivationLink } from "../sign-in/activation-link";
import { revokeMailedTokens } from "../sign-in/former-address";
import { countMessage } from "../sign-in/message-limit";
import { mailNotice } from "../sign-in/notices";
import { signEmployee } from "../storage/sign-records";
import { recordActivity } from "./activity";
import { requireAvatar } from "./employee-avatar";
import { changedFields, changesMfa, checkChange, checkedFields, MANAGED_FIELDS } from "./employee-fields";
import { updateOwnRecord } from "./own-record";

const RULES: FieldRules = { ignored: MANAGED_FIELDS, fixed: ["isActivated"] };

/** Fields that determine sign-in and role, which apply in every company of the employee. */
const ACCOUNT_FIELDS = [
  "email",
  "phone",
  "role",
  "isMfaRequired",
  "preferredMfaChannel",
  "isLockedOut",
  "isDataSteward",
];

/** Prevents callers from reaching a company that they do not see by taking over the account of its employee. */
function checkReach({ caller }: Context, before: Employee, after: Employee): void {
  const isAccountChange = changedFields(before, after).some((field) => ACCOUNT_FIELDS.includes(field));
  if (isAccountChange) checkAct("changeAccount", caller, before);
}

/** Only callers who see a company may assign or remove it; the employee's other companies stay. */
async function checkCompanies(context: Context, before: Employee, after: Employee): Promise<void> {
  checkKeepsCompany(before, after);
  const added = after.companyKeys.filter((key) => !before.companyKeys.includes(key));
  const removed = before.companyKeys.filter((key) => !after.companyKeys.includes(key));
  if (!removed.every((key) => seesCompany(context.caller, key))) throw forbidden("This company is not yours.");
  await checkGivenCompanies(context, added);
}

async function checkEmail({ db }: Context, before: Employee, after: Employee): Promise<void> {
  if (addressOf(before.email) === addressOf(after.email)) return;
  if (await findAccount(db, addressOf(after.email))) throw conflict(ON_FILE);
}

/** Mails the employee's old address about changes to sign-in. */
async function mailNotices(context: Context, before: Employee, after: Employee): Promise<void> {
  if (addressOf(before.email) !== addressOf(after.email)) await mailNotice(context, before.email, "email");
  if (changesMfa(before, after)) await mailNotice(context, before.email, "mfa");
}

/** Invites an employee who is not activated yet at the new address, within the hourly limit. */
async function inviteAgain(context: Context, employee: Employee): Promise<void> {
  if (employee.isActivated || !(await countMessage(context.db, "activation", employee.key, context.now))) return;
  await mailActivationLink(context, employee);
}

/**
 * Changes an employee of the caller's companies, never one with a higher role, and never to a role above the caller's.
 */
async function updateOther(context: Context, params: EmployeeFields): Promise<Employee> {
  const { db, caller } = context;
  if (!mayAct(caller.role, "edit")) throw forbidden();
  const sent = checkedFields(params);
  if (sent.password !== undefined) throw forbidden("A password is set by the person alone.");
  const before = await requireEmployee(context, "edit", sent.key);
  const after = changedRecord<Employee>(before, sent, RULES);
  if (after === null) return before;
  if (!mayGrantRole(caller.role, after.role)) throw forbidden(ROLE_ABOVE);
  checkReach(context, before, after);
  checkChange(before, after);
  await requireAvatar(context, before, after);
  await checkCompanies(context, before, after);
  await checkEmail(context, before, after);
  await replaceDoc(db, employees, after);
  if (addressOf(before.email) !== addressOf(after.email)) {
    await revokeMailedTokens(db, before.key, context.now);
    await inviteAgain(context, after);
  }
  const detail = { employeeKey: before.key, fields: changedFields(before, after) };
  await recordActivity(context, { action: "employee.update", companyKey: null, detail });
  await mailNotices(context, before, after);
  return after;
}

async function update(context: Context, params: EmployeeFields): Promise<Employee> {
  if (params.key === context.caller.employee.key) return updateOwnRecord(context, params);
  return signEmployee(context.storage, await context.db.transaction((db) => updateOther({ ...context, db }, params)));
}

export const employeeUpdateHandlers = {
  "employee.updateProfile": { may: "editOwnAccount", ownTransactions: true, run: update },
  "employee.update": { may: "editOwnAccount", ownTransactions: true, run: update },
} satisfies HandlerGroup;

/** PUT employee: oneself, or another whom one administers. The rows ask for the same, so the key says which is meant. */
import { sql } from "drizzle-orm";
import { may, mayGrantRole } from "../../lib/access/permissions";
import type { EmployeeFields } from "../../lib/contract/employee";
import type { Employee } from "../../lib/domain/entities";
import { seesCompany } from "../access/company-scope";
import { changedRecord, type FieldRules } from "../db/changes";
import { among, replaceDoc, selectDocs } from "../db/records";
import { companies, employees } from "../db/schema";
import { conflict, forbidden, invalidInput, notFound } from "../http/failure";
import type { Context, HandlerMap } from "../http/handler";
import { addressOf, findAccount, lockAccount } from "../sign-in/account";
import { endWhatWasMailed } from "../sign-in/former-address";
import { mailNotice } from "../sign-in/notices";
import { recordActivity } from "./activity";
import { changedFields, changesMfa, checkChange, checkedFields, MANAGED_FIELDS } from "./employee-fields";
import { updateOwnRecord } from "./own-record";

const RULES: FieldRules = { ignored: MANAGED_FIELDS, fixed: ["isActivated"] };

/** Who signs in with the account, how, and as what: it holds in every company that the employee has. */
const ACCOUNT_FIELDS = [
  "email",
  "phone",
  "role",
  "isMfaRequired",
  "preferredMfaChannel",
  "isLockedOut",
  "isDataSteward",
];

/** Nobody reaches through an employee of theirs into a company that they do not see. */
function checkReach({ caller }: Context, before: Employee, after: Employee): void {
  const isAccountChange = changedFields(before, after).some((field) => ACCOUNT_FIELDS.includes(field));
  if (!isAccountChange || before.companyKeys.every((key) => seesCompany(caller, key))) return;
  throw forbidden("This employee has companies that are not yours.");
}

/** Companies are given and taken only by who sees them; the others that an employee has stay. */
async function checkCompanies({ db, caller }: Context, before: Employee, after: Employee): Promise<void> {
  const given = after.companyKeys.filter((key) => !before.companyKeys.includes(key));
  const taken = before.companyKeys.filter((key) => !after.companyKeys.includes(key));
  if (![...given, ...taken].every((key) => seesCompany(caller, key))) throw forbidden("This company is not yours.");
  const found = await selectDocs(db, companies, sql`${among(companies.key, given)} and deleted_at is null`);
  if (found.length < new Set(given).size) throw invalidInput("companyKeys names a company that does not exist.");
}

async function checkEmail({ db }: Context, before: Employee, after: Employee): Promise<void> {
  if (addressOf(before.email) === addressOf(after.email)) return;
  if (await findAccount(db, addressOf(after.email))) throw conflict("This email is on file already.");
}

/** The person hears of what changes how they sign in, at the address that they had. */
async function mailNotices(context: Context, before: Employee, after: Employee): Promise<void> {
  if (addressOf(before.email) !== addressOf(after.email)) await mailNotice(context, before.email, "email");
  if (changesMfa(before, after)) await mailNotice(context, before.email, "mfa");
}

/** Changes an employee of one's companies, never one above oneself, and never to a role above one's own. */
async function updateOther(context: Context, params: EmployeeFields): Promise<Employee> {
  const { db, caller } = context;
  if (!may(caller.role, "manageEmployees")) throw forbidden();
  const sent = checkedFields(params);
  if (sent.password !== undefined) throw forbidden("A password is set by the person alone.");
  const before = (await lockAccount(db, sent.key))?.employee;
  const isVisible =
    before && (caller.companyKeys === null || before.companyKeys.some((key) => seesCompany(caller, key)));
  if (!isVisible) throw notFound("Employee not found");
  if (!mayGrantRole(caller.role, before.role)) throw forbidden("This employee's role is above yours.");
  const after = changedRecord<Employee>(before, sent, RULES);
  if (after === null) return before;
  if (!mayGrantRole(caller.role, after.role)) throw forbidden("This role is above yours.");
  checkReach(context, before, after);
  checkChange(before, after);
  await checkCompanies(context, before, after);
  await checkEmail(context, before, after);
  await replaceDoc(db, employees, after);
  if (addressOf(before.email) !== addressOf(after.email)) await endWhatWasMailed(db, before.key, context.now);
  const detail = { employeeKey: before.key, fields: changedFields(before, after) };
  await recordActivity(context, { action: "employee.update", companyKey: null, detail });
  await mailNotices(context, before, after);
  return after;
}

function update(context: Context, params: EmployeeFields): Promise<Employee> {
  if (params.key === context.caller.employee.key) return updateOwnRecord(context, params);
  return context.db.transaction((db) => updateOther({ ...context, db }, params));
}

export const employeeUpdateHandlers: HandlerMap = {
  "employee.updateProfile": { may: "editOwnAccount", ownTransactions: true, run: update },
  "employee.update": { may: "editOwnAccount", ownTransactions: true, run: update },
};

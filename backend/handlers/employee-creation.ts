/** Creates employees one by one, and mails their invitation, which can be sent again. */
import { sql } from "drizzle-orm";
import type { KeyAndFields } from "../../lib/contract/params";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Employee } from "../../lib/domain/entities";
import { DEFAULT_ROLE } from "../../lib/domain/roles";
import { INVALID_PHONE, ON_FILE } from "../../lib/validation/employee-row";
import { isValidPhone, phoneRegionOf } from "../../lib/validation/phone";
import { checkNewEmployee, requireEmployee } from "../access/employee-scope";
import { createRecord, ownFields } from "../db/changes";
import type { Db } from "../db/database";
import { findDoc } from "../db/records";
import { employees } from "../db/schema";
import { conflict, Failure, invalidInput } from "../failures/failure";
import type { Context, HandlerGroup, PublicContext } from "../http/handler";
import { addressOf, findAccount } from "../sign-in/account";
import { mailActivationLink } from "../sign-in/activation-link";
import { revokeMailedTokens } from "../sign-in/former-address";
import { countMessage } from "../sign-in/message-limit";
import { signEmployee } from "../storage/sign-records";
import { recordActivity } from "./activity";
import { checkedFields, MANAGED_FIELDS } from "./employee-fields";

/** A new account is unlocked and not activated, whatever is sent. */
const ACCOUNT_STATE = ["isActivated", "isLockedOut", "photoUrl"];
const IGNORED = [...MANAGED_FIELDS, ...ACCOUNT_STATE];

/** Locks the addresses until the transaction ends: nobody else adds an employee between the check and the insert. */
export async function holdAddresses(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('employee addresses'))`);
}

/** Returns a new employee from the fields sent; the account is not activated. */
export function newEmployee(sent: KeyAndFields<Employee>, now: string): Employee {
  return {
    role: DEFAULT_ROLE,
    companyKeys: [],
    phone: null,
    isMfaRequired: false,
    preferredMfaChannel: null,
    isDataSteward: false,
    ...sent,
    email: (sent.email ?? "").trim(),
    givenName: sent.givenName ?? "",
    familyName: sent.familyName ?? "",
    photoUrl: null,
    passwordExpiresAt: null,
    isLockedOut: false,
    isActivated: false,
    lastSeenAt: null,
    createdAt: now,
  };
}

export async function recordOfEmployee(
  context: Context,
  { key }: Employee,
  action: ActivityAction,
  detail: object = {},
) {
  await recordActivity(context, { action, companyKey: null, detail: { employeeKey: key, ...detail } });
}

/** Adds an employee. A repeated call with the same key and content succeeds, and mails nothing. */
async function create(context: Context, params: KeyAndFields<Employee>): Promise<Employee> {
  const { db, now } = context;
  const sent = ownFields(checkedFields(params), { ignored: IGNORED });
  const employee = newEmployee(sent, now);
  if (employee.givenName === "" || employee.familyName === "") throw invalidInput("Enter a first and last name.");
  if (employee.phone && !isValidPhone(employee.phone, phoneRegionOf())) throw invalidInput(INVALID_PHONE);
  await checkNewEmployee(context, employee);
  await holdAddresses(db);
  const isStored = (await findDoc(db, employees, employee.key)) !== null;
  if (!isStored && (await findAccount(db, addressOf(employee.email)))) throw conflict(ON_FILE);
  const stored = await createRecord<Employee>(db, employees, employee, {
    sent: { ...sent, email: employee.email },
    ignored: IGNORED,
    maySee: ({ companyKeys }) => companyKeys.every((key) => employee.companyKeys.includes(key)),
  });
  if (stored !== employee) return stored;
  await recordOfEmployee(context, stored, "employee.create", { role: stored.role });
  await mailActivationLink(context, stored);
  return stored;
}

/**
 * Throws a 424 while the mail server accepts no mail: a link is revoked only when its replacement can be sent. The
 * answer does not depend on whether the address is on file.
 */
export async function requireMail({ db, outbox, now }: PublicContext): Promise<void> {
  if (await outbox.isOpen(db, "email", now)) return;
  const message = "No mail can be sent right now, so nothing was changed. Please try again in a few minutes.";
  throw new Failure("server_error", message, { status: 424 });
}

/** Mails a new invitation, and invalidates the link that was mailed before. */
async function resend(context: Context, key: string): Promise<null> {
  const employee = await requireEmployee(context, "resendInvitation", key);
  if (employee.isActivated) throw conflict("This account is already active.");
  await requireMail(context);
  if (!(await countMessage(context.db, "activation", key, context.now))) {
    throw new Failure("rate_limited", "Too many invitations have been sent. Please try again in an hour.");
  }
  await revokeMailedTokens(context.db, key, context.now);
  await mailActivationLink(context, employee);
  await recordOfEmployee(context, employee, "employee.resend-activation");
  return null;
}

export const employeeCreationHandlers = {
  "employee.create": {
    may: "manageEmployees",
    run: async (context, params) => signEmployee(context.storage, await create(context, params)),
  },
  "employee.resendActivation": { may: "manageEmployees", run: (context, { key }) => resend(context, key) },
} satisfies HandlerGroup;

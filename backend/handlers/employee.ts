/** Signs employees in and out, and reads the caller's own record. */
import { lockDoc, replaceDoc } from "../db/records";
import { employees } from "../db/schema";
import { Failure, unauthorized } from "../failures/failure";
import type { HandlerGroup } from "../http/handler";
import { lockAccount } from "../sign-in/account";
import { activate } from "../sign-in/activate";
import { newBackupCodes, replaceBackupCodes } from "../sign-in/backup-codes";
import { logIn } from "../sign-in/log-in";
import { sendCode, verifyCode } from "../sign-in/mfa";
import { mailNotice } from "../sign-in/notices";
import { recordSignIn } from "../sign-in/record-sign-in";
import { endToken } from "../sign-in/tokens";
import { withChartsToken } from "./charts-token";
import { asOwnRecord } from "./own-record";

const SEND_FAILURES = {
  sent: null,
  // Not a 5xx, which would mean that the server is unreachable.
  unsendable: new Failure("server_error", "Failed to send MFA code!", { status: 424 }),
  limited: new Failure("rate_limited", "Too many codes have been sent. Please try again in an hour."),
} as const;

export const employeeHandlers = {
  "employee.login": { may: "anyone", ownTransactions: true, run: logIn },
  "employee.verifyMfa": {
    may: "editOwnAccount",
    ownTransactions: true,
    run: async (context, { code }) => {
      const { employee, accessToken } = await verifyCode(context, context.caller, code);
      return { employee: asOwnRecord(context, employee), device: { accessToken } };
    },
  },
  "employee.sendMfa": {
    may: "editOwnAccount",
    run: async (context, { channel }) => {
      const account = await lockAccount(context.db, context.caller.employee.key);
      if (!account) throw unauthorized();
      const failure = SEND_FAILURES[await sendCode(context, account.employee, channel)];
      if (failure) throw failure;
      return null;
    },
  },
  "employee.logout": {
    may: "editOwnAccount",
    run: async (context) => {
      const { db, caller, now } = context;
      const isFirst = await endToken(db, caller.tokenHash, now);
      if (isFirst) await recordSignIn(context, caller.employee, "employee.logout");
      return null;
    },
  },
  "employee.activate": { may: "anyone", ownTransactions: true, run: activate },
  "employee.backupCodes": {
    may: "editOwnAccount",
    run: async (context) => {
      const { db, secrets, caller, now } = context;
      const employee = await lockDoc(db, employees, caller.employee.key);
      if (!employee) throw unauthorized();
      const backupCodes = newBackupCodes(secrets);
      await replaceBackupCodes(db, secrets, employee.key, backupCodes);
      await replaceDoc(db, employees, { ...employee, backupCodesGeneratedAt: now });
      await recordSignIn(context, employee, "employee.make-backup-codes");
      await mailNotice(context, employee.email, "backupCodes");
      return { backupCodes, backupCodesGeneratedAt: now };
    },
  },
  "employee.refreshChartsToken": { may: "viewReporting", run: async (context) => withChartsToken(context) },
  "employee.me": { may: "editOwnAccount", run: async (context) => asOwnRecord(context, context.caller.employee) },
} satisfies HandlerGroup;

/** Signing in and out, and oneself. */
import type { Employee } from "../../lib/domain/entities";
import type { Context, HandlerMap } from "../http/handler";
import { logIn } from "../sign-in/log-in";
import { sendCode, verifyCode } from "../sign-in/mfa";
import { revokeToken } from "../sign-in/tokens";

/** What an employee reads of themself: the record and the hash by which the support chat knows them. */
function ownRecord({ caller, secrets }: Context): Employee {
  return { ...caller.employee, chatIdentityHash: secrets.keyed(`chat ${caller.employee.key}`) };
}

export const employeeHandlers: HandlerMap = {
  "employee.login": { may: "anyone", ownTransactions: true, run: logIn },
  "employee.verifyMfa": {
    may: "editOwnAccount",
    ownTransactions: true,
    run: async (context, { code }) => {
      const accessToken = await verifyCode(context, context.caller, code);
      return { employee: ownRecord(context), device: { accessToken } };
    },
  },
  "employee.sendMfa": {
    may: "editOwnAccount",
    run: async (context, { channel }) => {
      await sendCode(context, context.caller.employee, channel);
      return null;
    },
  },
  "employee.logout": {
    may: "editOwnAccount",
    run: async ({ db, caller, now }) => {
      await revokeToken(db, caller.tokenHash, now);
      return null;
    },
  },
  "employee.me": { may: "editOwnAccount", run: async (context) => ownRecord(context) },
};

/** Resets a password: requesting the link, using it, and changing it while signed in. */

import { unauthorized } from "../failures/failure";
import type { HandlerGroup } from "../http/handler";
import { lockAccount } from "../sign-in/account";
import { mailRequestedActivation } from "../sign-in/activation-link";
import { type Link, ownerOfLink, requireAliveLink, useLink } from "../sign-in/link-token";
import { checkNewPassword, type PasswordChange, requireUnused, setPassword } from "../sign-in/new-password";
import { mailResetLink } from "../sign-in/reset-link";
import { isTokenAlive } from "../sign-in/tokens";
import { requireMail } from "./employee-creation";

export const passwordHandlers = {
  "employee.requestPasswordReset": {
    may: "anyone",
    run: async (context, { email }) => {
      await requireMail(context);
      await mailResetLink(context, email);
      return null;
    },
  },
  "employee.checkLink": {
    may: "anyone",
    run: async (context, { email, passwordResetLink }) => {
      await requireAliveLink(context, { purposes: ["reset", "first-password"], email, token: passwordResetLink });
      return null;
    },
  },
  "employee.requestActivation": {
    may: "anyone",
    run: async (context, { email }) => {
      await requireMail(context);
      await mailRequestedActivation(context, email);
      return null;
    },
  },
  "employee.resetPassword": {
    may: "anyone",
    ownTransactions: true,
    run: async (context, { email, password, passwordResetLink }) => {
      const link: Link = { purpose: "reset", email, token: passwordResetLink };
      checkNewPassword(password, email);
      const currentHash = await requireUnused(context, await ownerOfLink(context, link), password);
      const passwordHash = await context.secrets.hashPassword(password);
      await context.db.transaction(async (tx) => {
        const txContext = { ...context, db: tx };
        const change: PasswordChange = { passwordHash, currentHash, keptTokenHash: null, with: "link" };
        await setPassword(txContext, await useLink(txContext, link), change);
      });
      return null;
    },
  },
  "employee.resetOwnPassword": {
    may: "editOwnAccount",
    ownTransactions: true,
    run: async (context, { password }) => {
      const { db, caller, secrets, now } = context;
      checkNewPassword(password, caller.employee.email);
      const currentHash = await requireUnused(context, caller.employee.key, password);
      const passwordHash = await secrets.hashPassword(password);
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, caller.employee.key);
        // A reset in the meantime has ended this session; its token must not undo the reset.
        if (!account || !(await isTokenAlive(tx, caller.tokenHash, now))) throw unauthorized();
        const change: PasswordChange = { passwordHash, currentHash, keptTokenHash: caller.tokenHash, with: "session" };
        await setPassword({ ...context, db: tx }, account.employee, change);
      });
      return null;
    },
  },
} satisfies HandlerGroup;

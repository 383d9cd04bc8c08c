/** Resetting a password: asking for the link, using it, and doing it signed in. */

import { lockDoc } from "../db/records";
import { employees } from "../db/schema";
import { unauthorized } from "../http/failure";
import type { HandlerMap } from "../http/handler";
import { checkNewPassword, setPassword } from "../sign-in/new-password";
import { mailResetLink, useResetLink } from "../sign-in/reset-link";

export const passwordHandlers: HandlerMap = {
  "employee.requestPasswordReset": {
    may: "anyone",
    run: async (context, { email }) => {
      await mailResetLink(context, email);
      return null;
    },
  },
  "employee.resetPassword": {
    may: "anyone",
    run: async (context, { email, password, passwordResetLink }) => {
      checkNewPassword(password, email);
      const employee = await useResetLink(context, email, passwordResetLink);
      await setPassword(context, employee, password, null);
      return null;
    },
  },
  "employee.resetOwnPassword": {
    may: "editOwnAccount",
    run: async (context, { password }) => {
      const { db, caller } = context;
      checkNewPassword(password, caller.employee.email);
      const employee = await lockDoc(db, employees, caller.employee.key);
      if (!employee) throw unauthorized();
      await setPassword(context, employee, password, caller.tokenHash);
      return null;
    },
  },
};

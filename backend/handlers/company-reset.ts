/** Resets a demo company to its first state; the activity of people is kept. */
import { requireCompany } from "../access/company-scope";
import { saveRevised } from "../db/changes";
import { companies } from "../db/schema";
import { conflict } from "../failures/failure";
import type { HandlerGroup } from "../http/handler";
import { resetCompany } from "../seed/reset-company";
import { signCompany } from "../storage/sign-records";
import { recordOfCompany } from "./company";

export const companyResetHandlers = {
  "company.reset": {
    may: "runDemos",
    run: async (context, { key }) => {
      const current = await requireCompany(context, key, "update");
      const reset = current.firstState && context.demo ? await resetCompany(context, context.demo, current) : null;
      if (reset === null) throw conflict("Only a demo company can be reset.");
      const saved = await saveRevised(context.db, companies, reset.company);
      const { insureds, inspections } = reset.removed;
      const counts = { gone: { insureds, inspections }, back: saved.firstState };
      await recordOfCompany(context, saved, "company.reset", counts);
      return signCompany(context, saved);
    },
  },
} satisfies HandlerGroup;

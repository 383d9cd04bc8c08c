/** Mails a report to the caller. */
import { requireCompany } from "../access/company-scope";
import { Failure } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { sendMessage } from "../mail/outbox";
import { reportMessage } from "../mail/report-message";
import { reportPeriod } from "../reports/report-period";
import { reportedTo } from "../reports/report-source";
import { reportSummary } from "../reports/report-summary";
import { countMessage } from "../sign-in/message-limit";
import { recordActivity } from "./activity";

type Params = { key: string; inspectionType: string; minDate: string; maxDate: string; timezone: string };

async function send(context: Context, params: Params): Promise<null> {
  const { db, caller, outbox, now, appOrigin } = context;
  const company = await requireCompany(context, params.key);
  const condition = await reportedTo(context, params);
  const period = reportPeriod(params);
  if (!outbox.carries("email")) {
    throw new Failure("server_error", "Mail cannot be sent: no mail server is set.", { status: 503 });
  }
  if (!(await countMessage(db, "report", caller.employee.key, now))) {
    throw new Failure("rate_limited", "Too many reports have been sent. Please try again in an hour.");
  }
  const { key: companyKey, ...sent } = params;
  const summary = await reportSummary(db, condition, period);
  const recipient = caller.employee.email;
  await sendMessage(
    context,
    reportMessage({ ...sent, recipient, companyKey, companyName: company.name, summary, appOrigin }),
  );
  await recordActivity(context, { action: "company.send-report", companyKey, detail: sent });
  return null;
}

export const sendReportHandlers = {
  "company.sendReport": { may: "emailReports", run: send },
} satisfies HandlerGroup;

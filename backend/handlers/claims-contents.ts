/** Mails the contents of an inspection to a person who works on the claim. */
import { eq } from "drizzle-orm";
import { personName } from "../../lib/domain/person-name";
import { isValidEmail } from "../../lib/validation/email";
import { requireInsured, requireSurvey } from "../access/company-scope";
import { expandRegions } from "../db/expand-region";
import { findHome } from "../db/home-of-project";
import { selectDocs } from "../db/records";
import { regions, specialtyItems } from "../db/schema";
import { Failure, invalidInput } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { contentsMessage, photosOf } from "../mail/contents-message";
import { isMailAddress } from "../mail/mail-address";
import { sendMessage } from "../mail/outbox";
import { countMessage } from "../sign-in/message-limit";
import { recordActivity } from "./activity";

type Params = { key: string; email: string; message?: string | null };

const MAX_NOTE_LENGTH = 2000;

async function checkSending({ db, caller, outbox, now }: Context, { email, message }: Params): Promise<void> {
  if (!isValidEmail(email) || !isMailAddress(email)) throw invalidInput("Please enter a valid email address.");
  if ((message?.length ?? 0) > MAX_NOTE_LENGTH)
    throw invalidInput(`A message has at most ${MAX_NOTE_LENGTH} characters.`);
  if (!outbox.carries("email")) {
    throw new Failure("server_error", "Mail cannot be sent: no mail server is set.", { status: 503 });
  }
  if (!(await countMessage(db, "contents", caller.employee.key, now))) {
    throw new Failure("rate_limited", "Too many mails have been sent. Please try again in an hour.");
  }
}

async function email(context: Context, params: Params): Promise<null> {
  const { db, caller, appOrigin } = context;
  const trimmedParams = { ...params, email: params.email.trim() };
  const { survey, project } = await requireSurvey(context, params.key);
  await checkSending(context, trimmedParams);
  const rooms = await selectDocs(db, regions, eq(regions.surveyKey, survey.key));
  const withMedia = await expandRegions(db, rooms, new Set(["video", "image", "tag"]));
  const message = contentsMessage({
    recipient: trimmedParams.email,
    sender: personName(caller.employee),
    note: params.message ?? null,
    survey,
    project,
    insured: await requireInsured(context, project.insuredKey),
    property: await findHome(db, project),
    regions: withMedia,
    items: await selectDocs(db, specialtyItems, eq(specialtyItems.projectKey, project.key)),
    appOrigin,
  });
  await sendMessage(context, message);
  await recordActivity(context, {
    action: "survey.email-claims-contents",
    projectKey: project.key,
    companyKey: project.companyKey,
    detail: {
      surveyKey: survey.key,
      email: trimmedParams.email,
      photos: withMedia.reduce((sum, region) => sum + photosOf(region).length, 0),
    },
  });
  return null;
}

export const claimsContentsHandlers = {
  "survey.emailClaimsContents": { may: "reviewInspections", run: email },
} satisfies HandlerGroup;

/** Invites an insured to capture their property; each invitation is a separate record. */
import type { Invite } from "../../lib/domain/entities";
import { requireInsured, requireProject } from "../access/company-scope";
import { createRecord } from "../db/changes";
import { findHome } from "../db/home-of-project";
import { findDoc } from "../db/records";
import { companies, invites } from "../db/schema";
import { Failure, invalidInput } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { inviteMessage } from "../mail/invite-message";
import { sendMessage } from "../mail/outbox";
import { countMessage } from "../sign-in/message-limit";
import { recordActivity } from "./activity";

type SentInvite = { key: string; projectKey: string; channel: Invite["channel"] };

async function checkChannel(
  { db, outbox, now }: Context,
  { channel, sentTo }: Invite,
  insuredKey: string,
): Promise<void> {
  if (sentTo === "") {
    throw invalidInput(`The insured has no ${channel === "text" ? "phone number" : "email address"}.`);
  }
  if (!outbox.carries(channel)) throw invalidInput("This channel isn't available.");
  if (!(await countMessage(db, "invite", insuredKey, now))) {
    throw new Failure("rate_limited", "Too many invitations have been sent. Please try again in an hour.");
  }
}

/** Sends nothing if an invite with this key already exists. */
async function send(context: Context, sent: SentInvite): Promise<Invite> {
  const { db, now, captureUrl } = context;
  const project = await requireProject(context, sent.projectKey);
  const insured = await requireInsured(context, project.insuredKey);
  const sentTo = (sent.channel === "text" ? insured.phone : insured.email) ?? "";
  const invite: Invite = { ...sent, sentTo, sentAt: now, openedAt: null, createdAt: now };
  const maySee = (existing: Invite) => existing.projectKey === project.key;
  const ignored = ["sentTo", "sentAt", "openedAt"];
  const stored = await createRecord(db, invites, invite, { sent, maySee, ignored });
  if (stored !== invite) return stored;
  await checkChannel(context, invite, insured.key);
  if (captureUrl === null) {
    throw new Failure("server_error", "Invitations cannot be sent: CAPTURE_URL is not set.", { status: 503 });
  }
  const property = await findHome(db, project);
  const company = await findDoc(db, companies, project.companyKey);
  await sendMessage(context, inviteMessage({ invite, insured, project, property, company, captureUrl }));
  await recordActivity(context, {
    action: "invite.create",
    projectKey: project.key,
    companyKey: project.companyKey,
    detail: { channel: invite.channel },
  });
  return invite;
}

export const inviteHandlers = {
  "invite.create": { may: "editClaims", run: send },
} satisfies HandlerGroup;

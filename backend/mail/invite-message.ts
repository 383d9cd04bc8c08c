/** The invitation to capture a property: a mail, or a text of one line. */
import { addressText } from "../../lib/domain/address-lines";
import type { Company, Insured, Invite, Project, Property } from "../../lib/domain/entities";
import { greetingName } from "./greeting-name";
import type { Message } from "./outbox";

type InviteFacts = {
  invite: Invite;
  insured: Insured;
  project: Project;
  property: Property | null;
  company: Company | null;
  /** Base address of the capture page; the invite's key follows it. */
  captureUrl: string;
};

/** Joins the text to one line, without control characters. */
const line = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();

function inviteLink({ captureUrl, invite }: Pick<InviteFacts, "captureUrl" | "invite">): string {
  return `${captureUrl}/${encodeURIComponent(invite.key)}`;
}

export function inviteMessage(facts: InviteFacts): Message {
  const { invite, insured, project, property, company } = facts;
  const link = inviteLink(facts);
  const sender = company ? line(company.name) : "Your insurance company";
  const to = { channel: invite.channel, recipient: invite.sentTo, subject: "Please show us your home" };
  if (invite.channel === "text") return { ...to, body: `${sender} asks you to film your home, room by room: ${link}` };
  const name = greetingName(insured.givenName);
  const about = [
    project.claimNumber ? `Claim: ${line(project.claimNumber)}` : "",
    property ? `Home: ${line(addressText(property.address))}` : "",
  ].filter(Boolean);
  const paragraphs = [
    name ? `Hello ${name},` : "Hello,",
    `${sender} asks you to film your home, room by room. Open this link on your phone:`,
    link,
    about.join("\n"),
  ];
  return { ...to, body: paragraphs.filter(Boolean).join("\n\n") };
}

/** What the call sheet says: to the caller, through whoever is on the phone. */
import type { MfaChannel } from "@/lib/domain/entities";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { RETRY } from "@/lib/shared-copy";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const CHANNELS: Record<MfaChannel, string> = { email: "email", text: "text" };

export const callCopy = {
  title: "Call sheet",
  previous: "Previous row",
  next: "Next row",
  close: "Close",
  notFound: "Insured not found!",
  retry: RETRY,
  noAddress: "No address",
  claim: (number: string) => `Claim ${number}`,
  noClaim: "No claim",
  newClaim: "New claim",
  inStatus: (age: string) => (age === "now" ? "just now in this status" : `${age} in this status`),
  answers: {
    "needs review": () => "We have what we need, and a reviewer looks at it next.",
    "in review": () => "A reviewer is looking at it now.",
    "needs processing": () => "The scans of the home have come in and wait to be processed.",
    "in processing": () => "The review is done, and the report is being prepared.",
    delivered: (day: string) => `The report was delivered on ${day}.`,
    "needs attention": (_day: string, reason: string) =>
      reason
        ? `We cannot go on yet; what we asked for: ${reason}`
        : "We cannot go on yet; someone here has to look at it.",
    "needs media": (_day: string, reason: string) =>
      reason
        ? `We wait for photos or videos of the home; we asked for: ${reason}`
        : "We wait for photos or videos of the home.",
    invalid: (day: string, reason: string) =>
      reason ? `The claim was closed as invalid on ${day}: ${reason}` : `The claim was closed as invalid on ${day}.`,
    rejected: (day: string, reason: string) =>
      reason ? `The claim was rejected on ${day}: ${reason}` : `The claim was rejected on ${day}.`,
  } satisfies Record<ProjectStatus, (day: string, reason: string) => string>,
  noClaimAnswer: "There is no claim on file yet.",
  otherStatus: (status: string) => `The claim is in the status ${status}.`,
  missing: "What is missing",
  nothingMissing: "Nothing that we know of.",
  unread: "Some of it could not be read.",
  gaps: {
    noClaim: "A claim",
    asked: (reason: string) => reason,
    notInvited: "An invitation: nobody has been invited to film the home",
    inviteUnopened: (channel: MfaChannel) => `The invitation by ${CHANNELS[channel]} has not been opened`,
    noInspection: "An inspection",
    expired: (name: string) => `${name || "The inspection"} has expired`,
    noRoom: "Rooms: none has been recorded yet",
    roomEmpty: (name: string) => `${name}: no photos or videos`,
    roomProcessing: (name: string, open: number, scans: number) =>
      `${name}: ${open} of ${plural(scans, "scan", "scans")} still to process`,
    roomFailed: (name: string, failed: number) => `${name}: ${plural(failed, "scan", "scans")} failed`,
    noPhone: "A phone number",
    noEmail: "An email address",
  },
  lastEvents: "Last events",
  noEvents: "Nothing has happened here yet.",
  reach: "Reach",
  noPhone: "No phone",
  noEmail: "No email",
  there: (time: string) => `${time} there`,
  copy: "Copy summary",
  copied: "Summary copied",
  copyFailed: "The browser did not let the text be copied.",
  open: "Open claim",
  summary: {
    status: (label: string, age: string) => `${label}, ${age}`,
    missing: "What is missing:",
    last: (what: string, when: string) => `Last event: ${what}, ${when}`,
  },
};

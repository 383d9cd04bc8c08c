/** Texts of the call sheet. `answers` are read out to the caller. */
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
  inStatus: (age: string) => (age === "now" ? "just now" : `${age} in status`),
  answers: {
    "needs review": () => "We have what we need, and a reviewer will look at it next.",
    "in review": () => "A reviewer is working on it now.",
    "needs processing": () => "We have the scans of the home, and they are waiting to be processed.",
    "in processing": () => "The review is done and the report is being prepared.",
    delivered: (day: string) => `The report was delivered on ${day}.`,
    "needs attention": (_day: string, reason: string) =>
      reason ? `On hold; we asked for: ${reason}` : "On hold: someone here needs to look at it.",
    "needs media": (_day: string, reason: string) =>
      reason
        ? `We're waiting for photos or videos of the home; we asked for: ${reason}`
        : "We're waiting for photos or videos of the home.",
    invalid: (day: string, reason: string) =>
      reason ? `The claim was closed as invalid on ${day}: ${reason}` : `The claim was closed as invalid on ${day}.`,
    rejected: (day: string, reason: string) =>
      reason ? `The claim was rejected on ${day}: ${reason}` : `The claim was rejected on ${day}.`,
  } satisfies Record<ProjectStatus, (day: string, reason: string) => string>,
  noClaimAnswer: "No claim on file yet.",
  otherStatus: (status: string) => `The claim's status is ${status}.`,
  missing: "Missing",
  nothingMissing: "Nothing",
  unread: "Some details couldn't be loaded.",
  gaps: {
    noClaim: "Claim",
    requested: (reason: string) => reason,
    notInvited: "Invitation: not sent yet",
    inviteUnopened: (channel: MfaChannel) => `Invitation by ${CHANNELS[channel]}: not opened yet`,
    noInspection: "Inspection",
    expired: (name: string) => `${name || "Inspection"}: expired`,
    noRoom: "Rooms: none captured yet",
    roomEmpty: (name: string) => `${name}: no photos or videos`,
    roomProcessing: (name: string, open: number, scans: number) =>
      `${name}: ${open} of ${plural(scans, "scan", "scans")} still to process`,
    roomFailed: (name: string, failed: number) => `${name}: ${plural(failed, "scan", "scans")} failed`,
    noPhone: "Phone number",
    noEmail: "Email address",
  },
  lastEvents: "Recent activity",
  noEvents: "No activity yet.",
  contact: "Contact",
  noPhone: "No phone",
  noEmail: "No email",
  there: (time: string) => `${time} local time`,
  copy: "Copy summary",
  copied: "Summary copied",
  copyFailed: "Your browser blocked copying.",
  open: "Open claim",
  summary: {
    status: (label: string, age: string) => `${label}, ${age}`,
    missing: "Missing:",
    last: (what: string, when: string) => `Last activity: ${what}, ${when}`,
  },
};

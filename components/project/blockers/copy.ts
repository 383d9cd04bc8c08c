/** What stands in the way of an inspection, in words. */

import type { OrderType } from "@/lib/domain/project-status";
import { quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

export const blockerCopy = {
  title: "Why not done?",
  titleOfDone: "Why not reviewed?",
  titleOfReviewed: "To be reviewed again",
  open: "What is open",
  nothingOpen: "Nothing is open here.",
  allDone: "Every inspection is reviewed.",
  more: (count: number) => `${count} more`,
  passed: (count: number) => (count === 1 ? "1 check passed" : `${count} checks passed`),
  status: (status: string) => `The claim is ${quoted(status)}`,
  statusWhy: "An inspection can be marked reviewed from Needs review or In review.",
  statusLink: "What happened",
  statusPassed: "The claim is at a point where it can be reviewed",
  noRooms: "No room has been filmed yet",
  noRoomsWhy: "There is nothing to review.",
  noRoomsLink: "Invitations",
  room: (name: string, open: number, all: number) =>
    all === 1
      ? `${name}: its scan is still to be processed`
      : `${name}: ${open} of ${all} scans are still to be processed`,
  roomWhy: {
    "multiroom-claim": "A multiroom claim waits for every room. Checked again every 30 s.",
    claim: "At least one room has to be processed. Checked again every 30 s.",
    underwriting: "At least one room has to be processed. Checked again every 30 s.",
  } satisfies Record<OrderType, string>,
  geometry: (errors: number) => `The geometry has ${errors === 1 ? "an error" : `${errors} errors`}`,
  geometryWhy: "Quantities cannot be trusted until the checks find none. Warnings do not block the review.",
  geometryLink: "Open checks",
  geometryUnread: "The geometry could not be checked",
  geometryUnreadWhy: "Nobody knows whether it has errors, so the inspection cannot be marked reviewed yet.",
  retry: RETRY,
  geometryPassed: "The geometry has no errors",
  openRoom: "Open room",
  roomPassed: (name: string) => `${name}: its scans are processed`,
  failed: (name: string, count: number) => (count === 1 ? `${name}: 1 scan failed` : `${name}: ${count} scans failed`),
  failedWhy: "It counts as processed, but there is no model of it.",
  untagged: (name: string, count: number, all: number) =>
    all === 1
      ? `${name}: its photo has no tag`
      : `${name}: ${count} of ${all} photos ${count === 1 ? "has" : "have"} no tag`,
  untaggedWhy: "It does not block the review.",
  tagPhotos: "Tag photos",
  taggedPassed: (name: string) => `${name}: every photo has a tag`,
  followup: (title: string) => `Follow-up: ${title}`,
  overdue: (days: string) => `${days} overdue. It does not block the review.`,
  due: (day: string) => `Due ${day}. It does not block the review.`,
  noDue: "It does not block the review.",
  followupLink: "Write a note",
  followupPassed: (title: string) => `Follow-up done: ${title}`,
  followupsUnread: "The follow-ups could not be read.",
};

/** Texts of the queue. */

import { INSPECTION_LABELS } from "@/lib/domain/inspection-labels";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

const them = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const queueCopy = {
  queue: "Queue",
  start: "Start queue",
  nothingToStart: "This list has no inspections to review.",
  leave: "Leave queue",
  back: "Back to queue",
  previous: "Previous inspection",
  next: "Next inspection",
  ofTotal: (total: string) => `/ ${total}`,
  position: (at: string, total: string) => `Position ${at} of ${total}`,
  now: (at: string, total: string, name: string) => `${at} of ${total}, ${name}.`,
  table: "Inspections in this queue",
  number: "#",
  everything: "All inspections",
  found: (search: string) => quoted(search),
  reviewed: { yes: "Reviewed", no: "Not reviewed" },
  inOrder: (what: string, order: string) => `${what}, ${order}`,
  order: (column: string, isDescending: boolean) =>
    `by ${column.toLowerCase()}, ${isDescending ? "highest" : "lowest"} first`,
  oldestFirst: "oldest first",
  newestFirst: "newest first",
  decided: (count: string, time: string) => `${count} reviewed in ${time}`,
  underAMinute: "under a minute",
  remaining: (count: string) => `${count} remaining`,
  failed: (count: string) => `${count} not saved`,
  waiting: (count: string) => `${count} waiting to be sent`,
  skipped: (count: number) => `Skipped ${count} assigned to someone else.`,
  noneBefore: "This is the first inspection.",
  noneAfter: "This is the last inspection.",
  states: {
    taken: "Assigned",
    takenLong: "Assigned to someone else",
    failed: "Not saved",
    waiting: "Unsent",
    waitingLong: "Saves when the connection is back.",
  },
  current: "Current inspection",
  decide: `${INSPECTION_LABELS.markReviewed}, next`,
  decideThe: (name: string) => `${INSPECTION_LABELS.markReviewed}: ${name}`,
  open: "Open",
  retry: RETRY,
  alreadyDecided: "Already reviewed",
  loadingRooms: "Loading rooms",
  notLoaded: "Rooms couldn't be loaded.",
  alreadyReviewed: "Already reviewed",
  status: (status: ProjectStatus) => `Claim status: ${statusLook(status).label}`,
  expires: (time: string) => `Expires ${time}`,
  expired: "Expired",
  rooms: "Rooms",
  roomMedia: (name: string, count: number, text: string) =>
    `${name}, ${them(count, "1 photo or video", `${text} photos and videos`)}`,
  notTagged: "Not tagged",
  noMedia: "No media",
  moreRooms: (count: number) => them(count, "1 more room", `${count} more rooms`),
  nextLoaded: (count: number) => them(count, "Next one loaded", "Next two loaded"),
  nextLoading: (count: number) => them(count, "Loading next one", "Loading next two"),
  offline: "You're offline. Continue in the queue's list; other claims can't be opened.",
  /** `taken`: how many are left to somebody else. */
  finished: (taken: number) =>
    taken === 0
      ? "All inspections in this list are reviewed."
      : `Nothing left to review. ${taken} assigned to someone else.`,
  empty: "This queue is empty.",
  loading: "Loading queue",
};

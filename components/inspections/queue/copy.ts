/** What the queue says. */

import { INSPECTION_LABELS } from "@/lib/domain/inspection-labels";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

const them = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const queueCopy = {
  queue: "Queue",
  start: "Start queue",
  nothingToStart: "There is nothing in this list to go through.",
  leave: "Leave queue",
  back: "Back to the queue",
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
  oldestFirst: "longest in status first",
  newestFirst: "shortest in status first",
  decided: (count: string, time: string) => `${count} decided in ${time}`,
  underAMinute: "under a minute",
  remaining: (count: string) => `${count} remaining`,
  failed: (count: string) => `${count} not saved`,
  waiting: (count: string) => `${count} waiting to be sent`,
  skipped: (count: number) =>
    them(count, "One that someone else has taken was skipped.", `${count} that someone else has taken were skipped.`),
  noneBefore: "This is the first one.",
  noneAfter: "This is the last one.",
  states: {
    taken: "Taken",
    takenLong: "Assigned to someone else",
    failed: "Not saved",
    waiting: "Waits",
    waitingLong: "This waits to be sent.",
  },
  current: "Current inspection",
  decide: `${INSPECTION_LABELS.markReviewed}, next`,
  decideThe: (name: string) => `${INSPECTION_LABELS.markReviewed}: ${name}`,
  open: "Open",
  retry: RETRY,
  alreadyDecided: "This has been decided.",
  loadingRooms: "The rooms are still on their way.",
  notLoaded: "The rooms could not be loaded.",
  alreadyReviewed: "It has been reviewed.",
  status: (status: ProjectStatus) => `The claim is ${quoted(statusLook(status).label)}.`,
  expires: (time: string) => `Expires ${time}`,
  expired: "Expired",
  rooms: "Rooms",
  roomMedia: (name: string, count: number, text: string) =>
    `${name}, ${them(count, "1 photo or video", `${text} photos and videos`)}`,
  notTagged: "Not tagged",
  noMedia: "No media",
  moreRooms: (count: number) => them(count, "1 more room", `${count} more rooms`),
  nextLoaded: (count: number) => them(count, "Next one is loaded", "Next two are loaded"),
  nextLoading: (count: number) => them(count, "Next one is loading", "Next two are loading"),
  offline: "Without a network no other claim can be opened; the queue goes on in its list.",
  /** `taken`: how many are left to somebody else. */
  finished: (taken: number) =>
    taken === 0
      ? "Everything in this list is decided."
      : `Nothing is left to decide. ${them(taken, "Someone else has taken 1.", `Someone else has taken ${taken}.`)}`,
  empty: "There is nothing in this queue.",
  loading: "Loading the queue",
};

/** What can be done with an inspection, in words. */
import { quoted } from "@/lib/quoted";
import { NOT_IN_YOUR_ROLE } from "@/lib/shared-copy";

export const inspectionCopy = {
  markReviewed: "Mark reviewed",
  markDone: "Mark done",
  reopen: "Re-open",
  email: "Email claim contents",
  more: (name: string) => `More for ${name}`,
  labels: {
    markReviewed: (claim: string) => `Mark reviewed, ${claim}`,
    markDone: (claim: string) => `Mark done, ${claim}`,
    reopen: (claim: string) => `Re-open, ${claim}`,
  },
  doneChanges: "No more media are expected. Follow-ups, invitations and rooms are read again.",
  reviewChanges: "The claim becomes In processing.",
  reopenChanges: "The claim becomes Needs media; its reason and rejection are cleared.",
  reopenExpired: "The claim becomes Needs media; its reason and rejection are cleared. It expires one day from now.",
  reopenRefused: "Still open",
  emailChanges: "Sends the list of photos.",
  taken: "Someone else has taken this.",
  reading: "The rooms are being read.",
  checking: "The geometry is being checked.",
  geometryUnread: "Not yet: the geometry could not be checked",
  geometry: (errors: number) =>
    errors === 1 ? "Not yet: the geometry has an error" : `Not yet: the geometry has ${errors} errors`,
  notYet: (count: number) => (count === 1 ? "Not yet: 1 thing is open" : `Not yet: ${count} things are open`),
  notYours: NOT_IN_YOUR_ROLE,
  fromStatus: (status: string) => `Not while the claim is ${quoted(status)}`,

  newInspection: "New inspection",
  newAbout: (claim: string) => `Another inspection of claim ${claim}.`,
  cancel: "Cancel",
  name: "Name",
  expiresOn: "Expires on",
  expiresHint: "At the end of that day. Without a day it does not expire.",
  add: "Add inspection",
  addLabel: (claim: string) => `New inspection, ${claim}`,
  added: "The inspection was added",
  addLater: "The inspection is added as soon as the backend answers.",
  past: "Choose a day that is still to come",
};

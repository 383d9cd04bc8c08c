/** Fixed data of the shell's specimens, independent of the clock. */
import { LogOut, Settings } from "lucide-react";
import type { ActionIcon } from "@/lib/client/actions/action";
import type { FailedUpload } from "@/lib/client/data/media/upload-summary";
import type { FailedGesture, OpenGesture } from "@/lib/client/queue/queue-state";
import { SPECIMEN_TEXTS } from "./specimen-copy";

export const NOW = Date.parse("2026-03-02T15:00:00Z");

const account = (label: string, icon: ActionIcon) => ({ label, icon, disabledReason: null, run: () => undefined });

export const ACCOUNT_ACTIONS = {
  settingsAction: { ...account("Go to Settings", Settings), href: "/settings" },
  logOutAction: account("Log Out", LogOut),
};

export const KNOWN = { isUnread: false, isAsking: false, ask: async () => undefined };
export const UNREAD = { isUnread: true, isAsking: false, ask: async () => undefined };
export const HELP = { helpUrl: "/gallery/shell#help", helpUrlUnderwriting: "/gallery/shell#help-underwriting" };
export const PERSON = { name: "Dana Whitfield", photoUrl: null };

export const IMPERSONATED_COMPANIES = [
  { value: "cous-1", text: "Bayou Fidelity" },
  { value: "cous-2", text: "Gulf Harbor Mutual", detail: "Inactive" },
  { value: "cous-3", text: SPECIMEN_TEXTS.unbroken },
  { value: "cous-4", text: SPECIMEN_TEXTS.rightToLeft },
  ...Array.from({ length: 30 }, (_, at) => ({ value: `cous-more-${at}`, text: `Company ${at + 1}` })),
];

export const OPEN: readonly OpenGesture[] = [
  { id: "1", label: "Move a corner of Kitchen", createdAt: "2026-03-02T14:52:00Z", status: "open" },
  { id: "2", label: "Mark KM-26-104417 as reviewed", createdAt: "2026-03-02T14:53:00Z", status: "open" },
  { id: "3", label: "Label 3 elements as window", createdAt: "2026-03-01T19:40:00Z", status: "undoing" },
];

const failure = (message: string, status = 409) => ({ message, type: "conflict", status });

export const FAILED: readonly FailedGesture[] = [
  {
    id: "4",
    owner: "editor",
    label: "Delete the wall between Hallway and Bath",
    createdAt: "2026-03-02T14:40:00Z",
    failure: failure("Changed by somebody else"),
    isPartlySaved: true,
  },
  {
    id: "5",
    owner: "editor",
    label: "Move an edge of Hallway",
    createdAt: "2026-03-02T14:41:00Z",
    failure: failure("Changed by somebody else"),
    isPartlySaved: false,
    failedWith: "4",
  },
  {
    id: "6",
    owner: "action",
    label: SPECIMEN_TEXTS.unbroken,
    createdAt: "2026-03-02T14:42:00Z",
    failure: failure(SPECIMEN_TEXTS.markup, 400),
    isPartlySaved: false,
  },
];

const KITCHEN = { key: "reg-1", name: "Kitchen", path: "/gallery/shell" };

export const FAILED_FILES: readonly FailedUpload[] = [
  { id: "7", kind: "image", fileName: "IMG_2041.JPG", room: KITCHEN, message: "The connection broke off." },
  {
    id: "8",
    kind: "video",
    fileName: `${SPECIMEN_TEXTS.unbroken}.mov`,
    room: { ...KITCHEN, name: SPECIMEN_TEXTS.rightToLeft },
    message: null,
  },
];

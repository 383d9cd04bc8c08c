import type { Activity } from "./entities";
import { whoChanged } from "./who-changed";

let count = 0;
function by(actorKey: string, action: string, detail?: Record<string, unknown>): Activity {
  count += 1;
  const names: Record<string, string> = { "emp-me": "Edda Farrow", "emp-noor": "Noor Haddad", "emp-bo": "Bo Lind" };
  return {
    key: `act-${count}`,
    actorKey,
    actorName: names[actorKey] ?? "",
    action,
    detail,
    createdAt: "2026-03-02T10:00:00Z",
  };
}

const REJECTED = by("emp-noor", "project.reject", { from: "in review", to: "rejected" });

test.each<[string, Activity[], string | null]>([
  ["a note by a third person after the rejection", [by("emp-bo", "note.create"), REJECTED], "Noor Haddad"],
  [
    "a photo and a mail after the rejection",
    [by("emp-bo", "image.create"), by("emp-bo", "survey.email-claims-contents"), REJECTED],
    "Noor Haddad",
  ],
  ["the employee's own change after the rejection", [by("emp-me", "project.update"), REJECTED], "Noor Haddad"],
  ["an inspection that was opened again", [by("emp-bo", "survey.reopen"), REJECTED], "Bo Lind"],
  ["action names with hyphens", [by("emp-bo", "project-update")], "Bo Lind"],
  ["only the employee's own change", [by("emp-me", "project.reject")], null],
  ["no activity", [], null],
  ["a change to another status", [by("emp-bo", "project.request-media", { to: "needs media" })], null],
  ["a person without a name", [by("emp-gone", "project.update")], null],
])("names the last other person who changed the claim: %s", (_name, activities, expected) => {
  expect(whoChanged(activities, "emp-me", "rejected")).toBe(expected);
});

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
  ["a note that a third person wrote after it", [by("emp-bo", "note.create"), REJECTED], "Noor Haddad"],
  [
    "a photo and a mail after it",
    [by("emp-bo", "image.create"), by("emp-bo", "survey.email-claims-contents"), REJECTED],
    "Noor Haddad",
  ],
  ["one's own change after it", [by("emp-me", "project.update"), REJECTED], "Noor Haddad"],
  ["an inspection that was opened again", [by("emp-bo", "survey.reopen"), REJECTED], "Bo Lind"],
  ["names with hyphens", [by("emp-bo", "project-update")], "Bo Lind"],
  ["nothing but one's own", [by("emp-me", "project.reject")], null],
  ["nothing at all", [], null],
  ["a step to another status than the claim has", [by("emp-bo", "project.request-media", { to: "needs media" })], null],
  ["a person without a name", [by("emp-gone", "project.update")], null],
])("%s", (_name, activities, expected) => {
  expect(whoChanged(activities, "emp-me", "rejected")).toBe(expected);
});

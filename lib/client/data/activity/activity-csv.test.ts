import type { Activity } from "../../../domain/entities";
import { activityCsv } from "./activity-csv";

const base = { key: "act-1", actorKey: "emp-1", createdAt: "2026-11-20T09:30:00.000Z" };
const rejected: Activity = {
  ...base,
  actorName: "=HYPERLINK(1)",
  action: "project.reject",
  detail: { to: "rejected", statusReason: '-2+3, "twice"', actingAs: "poweruser" },
  subject: { name: "@Lady, Ada", insuredKey: "ins-1", claimNumber: "+KM-1" },
};
const signedIn: Activity = { ...base, key: "act-2", actorName: "Zoë", action: "employee.login", subject: null };

test("writes a line per activity, with its subject, and neutralizes formulas", () => {
  const [head, first, second, end] = activityCsv([rejected, signedIn]).split("\r\n");
  expect(head).toBe("\ufeffTime,Person,What was done,Reason,Claim or person,Claim number,Acting as,Action");
  expect(first).toBe(
    `2026-11-20T09:30:00.000Z,'=HYPERLINK(1),rejected the claim,"'-2+3, ""twice""","'@Lady, Ada",'+KM-1,poweruser,project.reject`,
  );
  expect(second).toBe("2026-11-20T09:30:00.000Z,Zoë,signed in,,,,,employee.login");
  expect(end).toBe("");
});

import { PROJECT_STATUSES } from "./project-status";
import { reasonOf, rejectionOf } from "./status-reason";

const LEFT = { statusReason: " The roof ", rejectedBy: "Ada Reyes", rejectedAt: "2026-11-18T12:00:00.000Z" };

test("a reason counts only if the claim waits for the insured or was closed", () => {
  const reasons = PROJECT_STATUSES.map((status) => [status, reasonOf({ status, ...LEFT })]);
  expect(Object.fromEntries(reasons)).toEqual({
    "needs review": null,
    "in review": null,
    "needs processing": null,
    "in processing": null,
    delivered: null,
    "needs attention": "The roof",
    invalid: "The roof",
    rejected: "The roof",
    "needs media": "The roof",
  });
  expect(reasonOf({ status: "rejected", statusReason: "  " })).toBeNull();
  expect(reasonOf({ status: "rejected" })).toBeNull();
});

test("names the rejecting person only while the claim is rejected", () => {
  const rejection = PROJECT_STATUSES.filter((status) => rejectionOf({ status, ...LEFT }) !== null);
  expect(rejection).toEqual(["rejected"]);
  expect(rejectionOf({ status: "rejected", ...LEFT })).toEqual({ by: "Ada Reyes", at: LEFT.rejectedAt });
  expect(rejectionOf({ status: "rejected", rejectedBy: "Ada Reyes" })).toEqual({ by: "Ada Reyes", at: null });
  expect(rejectionOf({ status: "rejected", rejectedBy: null, rejectedAt: null })).toBeNull();
});

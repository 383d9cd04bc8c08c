import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { firstDay } from "@/lib/client/data/activity/use-activity-query";
import type { Activity } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { ActivityLog, type ActivityOf } from "./activity-log";

const base = { actorKey: "emp-2", actorName: "Ada Nwosu" };
const rejected: Activity = {
  ...base,
  key: "act-1",
  projectKey: "prj-1",
  action: "project.reject",
  detail: { to: "rejected", statusReason: "Not covered", actingAs: "poweruser" },
  createdAt: "2026-01-03T12:00:00.000Z",
  subject: { name: "Priya Raghunathan", insuredKey: "ins-1", claimNumber: "KM-7" },
};
const unlocked: Activity = {
  ...base,
  key: "act-2",
  action: "employee.unlock",
  detail: { employeeKey: "emp-9" },
  createdAt: "2026-01-02T12:00:00.000Z",
  subject: { name: "Ivo Tamm", employeeKey: "emp-9" },
};
const pageOf = (activities: Activity[]) => ({ activities, total: activities.length, nextCursor: null });

function open(answers: Answers = {}, role: Role = "admin", of: ActivityOf = { employeeKey: "emp-2" }, query = "") {
  const calls = installBackend({ "activity.list": () => pageOf([rejected, unlocked]), ...answers }, { role });
  renderScreen(<ActivityLog of={of} />, { query });
  return () => calls.filter(({ name }) => name === "activity.list").map(({ params }) => params);
}

test("each activity links to its claim or person", async () => {
  open();
  const list = within(await screen.findByRole("list", { name: "Activity" }));
  expect(list.getByText(/rejected the claim/)).toHaveTextContent(
    "Ada Nwosu rejected the claim Priya Raghunathan · KM-7“Not covered” · Acting as poweruser",
  );
  expect(list.getByRole("link", { name: "Priya Raghunathan · KM-7" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1",
  );
  expect(list.getByRole("link", { name: "Ivo Tamm" })).toHaveAttribute("href", "/admin/employees/emp-9");
});

test("a deleted person is named once, without a link", async () => {
  const deletedPerson = { detail: { employeeKey: "emp-9", name: "Ivo Tamm" }, subject: { name: "Ivo Tamm" } };
  const deleted = { ...unlocked, ...deletedPerson, key: "act-3", action: "employee.delete" };
  const before = { ...unlocked, ...deletedPerson, detail: { employeeKey: "emp-9" } };
  open({ "activity.list": () => pageOf([deleted, before]) });
  const list = within(await screen.findByRole("list", { name: "Activity" }));
  expect(list.getByText(/deleted the employee/)).toHaveTextContent(/^Ada Nwosu deleted the employee Ivo Tamm$/);
  expect(list.getByText(/unlocked an account/)).toHaveTextContent(/^Ada Nwosu unlocked an account Ivo Tamm$/);
  expect(list.queryByRole("link")).toBeNull();
});

test("the activity can be filtered by kind and days, and the filters cleared", async () => {
  const requestedParams = open({ "activity.list": ({ subjects }) => pageOf(subjects ? [] : [rejected]) });
  await userEvent.click(await screen.findByRole("button", { name: /^Kind/ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Accounts" }));
  expect(await screen.findByText("Nothing like this has happened.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Days/ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Last 7 days" }));
  await waitFor(() =>
    expect(requestedParams().at(-1)).toMatchObject({
      employeeKey: "emp-2",
      subjects: '["employee","impersonation"]',
      minDate: firstDay(7, new Date()),
      timezone: "UTC",
    }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Show everything" }));
  expect(await screen.findByText(/rejected the claim/)).toBeVisible();
});

test("a company's activity can be filtered by the people who acted there; a person's cannot", async () => {
  const unlockedByOther = { ...unlocked, actorKey: "emp-3", actorName: "Bea Ortiz" };
  const answer = ({ employeeKey, limit }: { employeeKey?: string; limit?: number | string }) => {
    if (Number(limit) === 200) return pageOf([unlockedByOther]);
    const found = [rejected, unlockedByOther].filter(({ actorKey }) => !employeeKey || actorKey === employeeKey);
    return { ...pageOf(found.slice(0, 1)), nextCursor: found.length > 1 ? "2" : null };
  };
  const requestedParams = open({ "activity.list": answer }, "admin", { companyKey: "cous-1" });
  await screen.findByText(/rejected the claim/);
  await userEvent.click(screen.getByRole("button", { name: /^Kind/ }));
  await userEvent.keyboard("{Escape}");
  // Nothing is read before the menu opens.
  expect(requestedParams()).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /^Person/ }));
  await screen.findByRole("menuitemradio", { name: "Bea Ortiz" });
  const choices = screen.getAllByRole("menuitemradio");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Everybody", "Ada Nwosu", "Bea Ortiz"]);
  expect(requestedParams().map(({ limit }) => Number(limit))).toEqual([20, 200]);
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Bea Ortiz" }));
  expect(await screen.findByText(/unlocked an account/)).toBeVisible();
  expect(requestedParams().at(-1)).toMatchObject({ companyKey: "cous-1", employeeKey: "emp-3" });
});

test("the person in the address is named, even if no listed activity names them", async () => {
  const answer = ({ employeeKey }: { employeeKey?: string }) => pageOf(employeeKey ? [] : [rejected]);
  const requestedParams = open(
    { "activity.list": answer },
    "admin",
    { companyKey: "cous-1" },
    "?by=emp-2&kind=contacts",
  );
  expect(await screen.findByText("Nothing like this has happened.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Person/ })).toHaveTextContent("Ada Nwosu"));
  expect(requestedParams().map(({ limit }) => Number(limit))).toEqual([20, 200]);
});

test("a renamed person is one person, under the current name", async () => {
  const before = { ...unlocked, actorName: "Zoe Nwosu" };
  open({ "activity.list": () => pageOf([rejected, before]) }, "admin", { companyKey: "cous-1" });
  await screen.findByText(/rejected the claim/);
  await userEvent.click(screen.getByRole("button", { name: /^Person/ }));
  const choices = await screen.findAllByRole("menuitemradio");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Everybody", "Ada Nwosu"]);
});

test("a person's activity shows no other person, whatever the address says", async () => {
  const requestedParams = open({}, "admin", { employeeKey: "emp-2" }, "?by=emp-9");
  await screen.findByText(/rejected the claim/);
  expect(screen.queryByRole("button", { name: /^Person/ })).toBeNull();
  expect(requestedParams().map(({ employeeKey }) => employeeKey)).toEqual(["emp-2"]);
});

test("a failure is reported, with a retry", async () => {
  let isDown = true;
  open({
    "activity.list": () => {
      if (isDown) throw new Failure(500, "Down for a moment");
      return pageOf([unlocked]);
    },
  });
  expect(await screen.findByText("Down for a moment")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/unlocked an account/)).toBeVisible();
});

test("a failure to load earlier activity is reported next to its button and can be retried", async () => {
  let isDown = true;
  open({
    "activity.list": ({ cursor }) => {
      if (cursor === undefined) return { ...pageOf([rejected]), nextCursor: "2" };
      if (isDown) throw new Failure(500, "Down for a moment");
      return pageOf([unlocked]);
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Earlier" }));
  expect(await screen.findByText("Down for a moment")).toBeVisible();
  expect(screen.getByText(/rejected the claim/)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/unlocked an account/)).toBeVisible();
  expect(screen.queryByText("Down for a moment")).toBeNull();
});

test.each(["poweruser", "employee"] as const)("%s sees no activity, and none is requested", async (role) => {
  const requestedParams = open({}, role);
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole("heading", { name: "Activity" })).toBeNull();
  expect(requestedParams()).toEqual([]);
});

test("a range begins with a day in the viewer's time zone", () => {
  expect(firstDay(1, new Date(2026, 2, 1, 0, 5))).toBe("2026-03-01");
  expect(firstDay(7, new Date(2026, 2, 1, 23, 55))).toBe("2026-02-23");
  // Across the change of the clocks too.
  expect(firstDay(30, new Date(2026, 10, 15, 0, 0))).toBe("2026-10-17");
});

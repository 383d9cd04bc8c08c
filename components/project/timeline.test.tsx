import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { firstDay } from "@/lib/client/data/activity/use-activity-query";
import { Failure } from "@/tests/support/browser-backend";
import { installClaim as install, showClaim as show } from "@/tests/support/claim-world";
import { deferred } from "@/tests/support/deferred";

const event = (key: string, action: string) => ({
  key,
  actorKey: "emp-1",
  actorName: "Edda Farrow",
  action,
  createdAt: "2025-11-15T12:00:00Z",
});
const opened = event("act-1", "project.create");
const filmed = { ...event("act-2", "image.create"), detail: { regionName: "Kitchen" } };
const answer = ({ subjects }: { subjects?: string }) => {
  const requestedSubjects = subjects === undefined ? null : (JSON.parse(subjects) as string[]);
  const activities = [opened, filmed].filter(
    ({ action }) => requestedSubjects?.includes(action.split(".")[0] ?? "") ?? true,
  );
  return { activities, total: activities.length, nextCursor: null };
};

test("filters the timeline by kind, including an empty one, and clears the filter", async () => {
  install({ "activity.list": answer });
  show();
  const timeline = within(await screen.findByRole("list", { name: "Timeline" }));
  expect(timeline.getByText(/opened the claim/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Kind/ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Rooms and media" }));
  await waitFor(() => expect(screen.queryByText(/opened the claim/)).toBeNull());
  expect(screen.getByText(/added a photo to/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Kind/ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Contacts" }));
  expect(await screen.findByText("Nothing like this has happened.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Clear Kind" }));
  expect(await screen.findByText(/opened the claim/)).toBeInTheDocument();
});

test("restores the filter from the address, and exports the same events", async () => {
  const calls = install({ "activity.list": answer });
  Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  show("?happened=media");
  expect(await screen.findByText(/added a photo to/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  const requests = calls.filter(({ name }) => name === "activity.list").at(-1)?.params;
  expect(requests).toMatchObject({ projectKey: "prj-1", subjects: '["region","image","video","tag"]' });
  clicked.mockRestore();
});

test("filters by person and days in the address, and exports the same events", async () => {
  const mine = { ...opened, actorKey: "emp-2", actorName: "Ada Nwosu" };
  const calls = install({
    "activity.list": ({ employeeKey }: { employeeKey?: string }) => {
      const activities = [mine, filmed].filter(({ actorKey }) => !employeeKey || actorKey === employeeKey);
      return { activities, total: activities.length, nextCursor: null };
    },
  });
  const requests = () => calls.filter(({ name }) => name === "activity.list").map(({ params }) => params);
  Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  show();
  await screen.findByText(/added a photo to/);
  await userEvent.click(await screen.findByRole("button", { name: /^Person/ }));
  const choices = await screen.findAllByRole("menuitemradio");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Everybody", "Ada Nwosu", "Edda Farrow"]);
  // A complete list needs no second read.
  expect(requests()).toHaveLength(1);
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Ada Nwosu" }));
  await waitFor(() => expect(screen.queryByText(/added a photo to/)).toBeNull());
  expect(screen.getByText(/opened the claim/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /^Days/ }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Last 30 days" }));
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ minDate: firstDay(30, new Date()) }));
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(requests().at(-1)).toMatchObject({
    projectKey: "prj-1",
    employeeKey: "emp-2",
    minDate: firstDay(30, new Date()),
    timezone: "UTC",
  });
  clicked.mockRestore();
});

test("names a person at once when chosen, and keeps the others available", async () => {
  const mine = { ...opened, actorKey: "emp-2", actorName: "Ada Nwosu" };
  const narrowed = deferred<object>();
  install({
    "activity.list": ({ employeeKey, limit }: { employeeKey?: string; limit?: string | number }) =>
      employeeKey || Number(limit) === 200
        ? narrowed.promise
        : { activities: [mine, filmed], total: 2, nextCursor: null },
  });
  show();
  await screen.findByText(/added a photo to/);
  const person = await screen.findByRole("button", { name: /^Person/ });
  await userEvent.click(person);
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Ada Nwosu" }));
  expect(person).toHaveTextContent(/^PersonAda Nwosu$/);
  await userEvent.click(person);
  const choices = await screen.findAllByRole("menuitemradio");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Everybody", "Ada Nwosu", "Edda Farrow"]);
  narrowed.resolve({ activities: [mine], total: 1, nextCursor: null });
  await waitFor(() => expect(screen.queryByText(/added a photo to/)).toBeNull());
});

test("selects the person of the address even if unknown", async () => {
  const calls = install({ "activity.list": () => ({ activities: [], total: 0, nextCursor: null }) });
  show("?by=emp-9&days=7");
  expect(await screen.findByText("Nothing like this has happened.")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: /^Person/ })).toHaveTextContent("Someone else");
  const requests = calls.filter(({ name }) => name === "activity.list").map(({ params }) => params);
  expect(requests).toContainEqual(expect.objectContaining({ projectKey: "prj-1", employeeKey: "emp-9" }));
});

test("keeps the focus and a running export while another kind loads", async () => {
  const narrowed = deferred<object>();
  const exported = deferred<object>();
  install({
    "activity.list": (params: { subjects?: string; limit?: string | number }) => {
      if (params.subjects !== undefined) return narrowed.promise;
      return Number(params.limit) === 20 ? answer(params) : exported.promise;
    },
  });
  Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  show();
  await screen.findByRole("list", { name: "Timeline" });
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  screen.getByRole("button", { name: /^Kind/ }).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Contacts" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Timeline" })).toBeNull());
  expect(screen.getByRole("button", { name: /^Kind/ })).toHaveFocus();
  exported.resolve(answer({}));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  narrowed.resolve({ activities: [], total: 0, nextCursor: null });
  expect(await screen.findByText("Nothing like this has happened.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Kind/ })).toHaveFocus();
  clicked.mockRestore();
});

test("a kind that failed to load can be cleared", async () => {
  install({
    "activity.list": (params: { subjects?: string }) => {
      if (params.subjects !== undefined) throw new Failure(500, "Down for a moment");
      return answer(params);
    },
  });
  show("?happened=media");
  expect(await screen.findByText("Down for a moment")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear Kind" }));
  expect(await screen.findByText(/opened the claim/)).toBeInTheDocument();
});

test("reports earlier events that failed to load next to their button, with Retry", async () => {
  let isDown = true;
  install({
    "activity.list": ({ cursor }: { cursor?: string }) => {
      if (cursor === undefined) return { activities: [opened], total: 2, nextCursor: "2" };
      if (isDown) throw new Failure(500, "Down for a moment");
      return { activities: [filmed], total: 2, nextCursor: null };
    },
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Show earlier" }));
  expect(await screen.findByText("Down for a moment")).toBeVisible();
  expect(screen.getByText(/opened the claim/)).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/added a photo to/)).toBeInTheDocument();
  expect(screen.queryByText("Down for a moment")).toBeNull();
});

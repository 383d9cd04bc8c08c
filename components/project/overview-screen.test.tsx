import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Failure } from "@/tests/support/browser-backend";
import {
  installClaim as install,
  insured,
  project,
  ROOMS,
  showClaim as show,
  startQueue,
  survey,
} from "@/tests/support/claim-world";

test("the header shows name, address, claim number and status", async () => {
  install();
  show();
  expect(await screen.findByRole("heading", { level: 1, name: "Priya Raghunathan" })).toBeInTheDocument();
  const head = within(screen.getByRole("banner"));
  expect(head.getByText("Needs review")).toBeInTheDocument();
  expect(head.getByText("1 d")).toBeInTheDocument();
  expect(head.getByText("77 Marblehead Ln, Novato, CA 94949")).toBeInTheDocument();
  expect(head.getByText("KM-prj-1")).toBeInTheDocument();
  expect(await head.findByText("Keystone Mutual")).toBeInTheDocument();
  expect(head.getByRole("link", { name: "Inspections 1" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1?tab=inspections",
  );
  expect(document.title).toBe("Priya Raghunathan · Overview");
});

test.each([
  ["employee", "Insured", "/insured/policies"],
  ["underwriting_reviewer", "Inspections", "/insured/inspections"],
] as const)("the back link of %s names the list that it opens: %s", async (role, label, href) => {
  install({}, role);
  show();
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href));
});

test("shows rooms, details, other claims of the property and the timeline", async () => {
  install();
  show();
  const kitchen = (await screen.findByText("Kitchen")).closest("li") as HTMLElement;
  expect(within(kitchen).getByText("1 of 1 scans processing")).toBeInTheDocument();
  expect(screen.getByText("Processed")).toBeInTheDocument();
  expect(screen.getByText("Expires 5 h")).toBeInTheDocument();
  expect(screen.getByText("Nov 12, 2025")).toBeInTheDocument();
  expect(screen.getByText("Single family, built 1998")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /KM-prj-2/ })).toHaveAttribute("href", "/insured/overview/ins-1/prj-2");
  expect(screen.getByRole("link", { name: "Directions" })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/dir/?api=1&destination=77%20Marblehead%20Ln%2C%20Novato%2C%20CA%2094949",
  );
  expect(screen.queryByRole("region", { name: /^Map of/ })).toBeNull();
  expect(await screen.findByText("Edda Farrow")).toBeInTheDocument();
  expect(screen.getByText(/opened the claim/)).toBeInTheDocument();
});

test("the scan editor is one link, a menu for several inspections, and absent without a dataset", async () => {
  install();
  const first = show();
  expect(await screen.findByRole("link", { name: "Open scan editor" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1/scan-viewer?datasetKey=ds-srv-1&annotationTask=annotask-srv-1",
  );
  first.unmount();
  install({ "insured.get": () => insured([project("prj-1", { surveys: [survey("srv-1"), survey("srv-2")] })]) });
  const second = show();
  await userEvent.click(await screen.findByRole("button", { name: "Open scan editor" }));
  expect(await screen.findByRole("menuitem", { name: "Inspection srv-2" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1/scan-viewer?datasetKey=ds-srv-2&annotationTask=annotask-srv-2",
  );
  second.unmount();
  install({ "insured.get": () => insured([project("prj-1", { surveys: [survey("srv-1", { datasetKey: null })] })]) });
  show();
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("Open scan editor")).toBeNull();
});

test("the inspections tab shows each inspection with its rooms, lowest floor first", async () => {
  const [kitchen, hallway] = ROOMS;
  const attic = { ...hallway, key: "reg-3", name: "Attic", floorNumber: 2 };
  const bath = { ...hallway, key: "reg-4", name: "Bath", floorNumber: 1 };
  install({ "region.listByProject": () => [{ ...kitchen, floorNumber: 1 }, hallway, attic, bath] });
  show("?tab=inspections");
  expect(await screen.findByRole("heading", { level: 3, name: "Inspection srv-1" })).toBeInTheDocument();
  expect(await screen.findByText("Waiting for every room to be processed")).toBeInTheDocument();
  const rooms = screen.getByRole("table", { name: "Rooms of Inspection srv-1" });
  expect(
    within(rooms)
      .getAllByRole("rowheader")
      .map((head) => head.textContent),
  ).toEqual(["Bath", "Kitchen", "Attic", "Hallway"]);
  expect(document.title).toBe("Priya Raghunathan · Inspections");
});

test("an event in a room links to the room while it exists", async () => {
  const event = (key: string, detail: Record<string, string>) => ({
    key,
    actorKey: "emp-1",
    actorName: "Edda Farrow",
    action: "image.create",
    createdAt: "2025-11-15T12:00:00Z",
    detail,
  });
  const deletedRoomEvent = event("act-2", { regionKey: "reg-9", regionName: "Attic" });
  const activities = [event("act-1", { regionKey: "reg-1", regionName: "Kitchen" }), deletedRoomEvent];
  install({ "activity.list": () => ({ activities, total: 2, nextCursor: null }) });
  show();
  const timeline = within(await screen.findByRole("list", { name: "Timeline" }));
  expect(await timeline.findByRole("link", { name: "Kitchen" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1/region-review/reg-1",
  );
  expect(timeline.getByText("Attic")).toBeInTheDocument();
  expect(timeline.queryByRole("link", { name: "Attic" })).toBeNull();
});

test.each([
  [false, "Capture checklist"],
  [true, "Review checklist"],
])("an inspection with complete capture %s shows: %s", async (done, heading) => {
  install({ "insured.get": () => insured([project("prj-1", { surveys: [survey("srv-1", { done })] })]) });
  show();
  expect(await screen.findByRole("heading", { level: 2, name: heading })).toBeInTheDocument();
  expect(await screen.findByText("Kitchen: scan not processed")).toBeInTheDocument();
});

test("a claim without rooms is not reported as a failure", async () => {
  install({
    "region.listByProject": () => {
      throw new Failure(404, "Region not found");
    },
  });
  show();
  expect(await screen.findByText("No rooms yet.")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("rooms that failed to load are reported, and Retry reads them again", async () => {
  let isBroken = true;
  install({
    "region.listByProject": () => {
      if (isBroken) throw new Failure(403, "The bucket is closed");
      return ROOMS;
    },
  });
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("The bucket is closed. Rooms couldn't be loaded.");
  expect(screen.getAllByText("Rooms couldn't be loaded.")).toHaveLength(2);
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Kitchen")).toBeInTheDocument();
  expect(screen.queryByText(/couldn't be loaded/)).toBeNull();
});

test.each([
  [
    "a missing insured",
    { "insured.get": () => Promise.reject(new Failure(404, "Insured not found!")) },
    "Insured not found!",
  ],
  ["a claim of another insured", { "insured.get": () => insured([project("prj-9")]) }, "Project not found"],
])("%s is reported, with a link back", async (_, answers, message) => {
  install(answers);
  show();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to the list" })).toHaveAttribute("href", "/insured/policies");
});

test("any other failure is reported with Retry", async () => {
  let isBroken = true;
  install({
    "insured.get": () => {
      if (isBroken) throw new Failure(403, "Not yours to see.");
      return insured([project("prj-1")]);
    },
  });
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("Not yours to see.");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Priya Raghunathan" })).toBeInTheDocument();
});

test("the likeliest status change is one press, shown at once and sent once", async () => {
  const started = jest.fn((sent: { key: string }) => ({ ...project(sent.key), status: "in review" }));
  const projects = [project("prj-1")];
  const calls = install({
    "insured.get": () => insured(projects),
    "project.startReview": (sent) => {
      projects[0] = project("prj-1", { status: "in review" });
      return started(sent);
    },
  });
  show();
  const start = await screen.findByRole("button", { name: "Start review" });
  await startQueue();
  await userEvent.click(start);
  expect(await within(screen.getByRole("banner")).findByText("In review")).toBeInTheDocument();
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  expect(calls.find(({ name }) => name === "project.startReview")?.params).toEqual({ key: "prj-1" });
});

test("a rejection requires a reason, and a refusal rolls it back", async () => {
  install({
    "project.reject": () => {
      throw new Failure(409, "A claim that is delivered cannot become rejected.");
    },
  });
  show();
  const others = await screen.findByRole("button", { name: "More status changes" });
  await startQueue();
  await userEvent.click(others);
  await userEvent.click(await screen.findByRole("menuitem", { name: /Reject/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Not insured here");
  await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
  expect(await screen.findByText("A claim that is delivered cannot become rejected.")).toBeInTheDocument();
  expect(within(screen.getByRole("banner")).getByText("Needs review")).toBeInTheDocument();
});

const REJECTION = { statusReason: "Two kitchens", rejectedBy: "Ada Reyes", rejectedAt: "2026-01-03T12:00:00Z" };
const installWithRejection = (status: "delivered" | "invalid" | "rejected" | "needs attention") =>
  install({ "insured.get": () => insured([project("prj-1", { status, ...REJECTION })]) });

test("a delivered claim shows no earlier reason or rejection", async () => {
  installWithRejection("delivered");
  show();
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/Two kitchens/)).toBeNull();
  expect(screen.queryByText(/Ada Reyes/)).toBeNull();
});

test("an invalid claim shows its own reason, not an earlier rejection", async () => {
  installWithRejection("invalid");
  show();
  expect(await screen.findByText("Reason: Two kitchens")).toBeInTheDocument();
  expect(screen.getByText("Two kitchens", { selector: "dd" })).toBeInTheDocument();
  expect(screen.queryByText(/Rejected/)).toBeNull();
  expect(screen.queryByText(/Ada Reyes/)).toBeNull();
});

test("a rejected claim shows who rejected it, when and why; a waiting claim only what was requested", async () => {
  installWithRejection("rejected");
  const first = show();
  expect(await screen.findByText(/^Rejected by Ada Reyes · .*Reason: Two kitchens$/)).toBeInTheDocument();
  expect(screen.getByText("Ada Reyes", { selector: "dd" })).toBeInTheDocument();
  first.unmount();
  installWithRejection("needs attention");
  show();
  expect(await screen.findByText("Reason: Two kitchens")).toBeInTheDocument();
  expect(screen.queryByText(/Ada Reyes/)).toBeNull();
});

test("an employee sees actions of leads disabled with the reason; a reviewer sees none", async () => {
  install();
  const first = show();
  await userEvent.click(await screen.findByRole("button", { name: "More status changes" }));
  expect(await screen.findByRole("menuitem", { name: /Mark invalid.*Your role doesn.t allow this/ })).toHaveAttribute(
    "aria-disabled",
  );
  first.unmount();
  install({}, "underwriting_reviewer");
  show();
  await screen.findByText("Kitchen");
  expect(screen.queryByRole("button", { name: "Start review" })).toBeNull();
});

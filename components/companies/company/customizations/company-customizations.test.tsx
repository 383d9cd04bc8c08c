import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Company, Customization } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { CompanyCustomizations } from "./company-customizations";

const company: Company = { key: "cous-1", name: "Alder", isActive: true };
const capture: Customization = {
  key: "cust-1",
  companyKey: "cous-1",
  parentType: "scan-my-home",
  title: "Rooms that are filmed",
  revision: 4,
  fields: [
    { name: "kitchen", label: "Kitchen", isEnabled: true },
    { name: "attic", label: "Attic", isEnabled: false },
  ],
};
const roof: Customization = {
  key: "cust-2",
  companyKey: "cous-1",
  parentType: "underwriting-report",
  inspectionReportKey: "crpt-1",
  title: "Roof",
  revision: 1,
  fields: [{ name: "age", label: "Age of the covering", isEnabled: true }],
};
const row = {
  projectKey: "prj-1",
  claimNumber: "CLM-7",
  insuredName: "Ada Marsh",
  address: "1 Elm St",
  inspectionType: "underwriting",
  status: "delivered",
};

let stored: Customization;
let openCount = 0;
/** Merges the changed parts by name, as the backend does. */
const merged = (record: Customization, { fields = [] }: { fields?: { name: string }[] }): Customization => ({
  ...record,
  fields: record.fields?.map((one) => ({ ...one, ...fields.find(({ name }) => name === one.name) })),
  revision: (record.revision ?? 0) + 1,
});

function open(answers: Answers = {}, { query = "", mayEdit = true } = {}) {
  openCount += 1;
  // Keeps records of one test out of another.
  stored = { ...capture, key: `cust-of-${openCount}` };
  const calls = installBackend(
    {
      "customization.list": ({ parentType }) => (parentType === "scan-my-home" ? [stored] : [roof]),
      "customization.update": (sent) => {
        stored = merged(stored, sent);
        return stored;
      },
      "company.reportPaginated": ({ search }) => {
        const results = !search || search === "ada" ? [row] : [];
        return { results, total: results.length, nextCursor: null };
      },
      "project.get": () => ({ key: "prj-1", insuredKey: "ins-1", companyKey: "cous-1", claimNumber: "CLM-7" }),
      "claimReport.list": () => [{ key: "crpt-1", type: "underwriting", title: "Report" }],
      ...answers,
    },
    { role: "poweruser" },
  );
  renderScreen(
    <>
      <CompanyCustomizations company={company} mayEdit={mayEdit} />
      <ShownAlerts />
    </>,
    { query },
  );
  const named = (endpoint: string) => calls.filter(({ name }) => name === endpoint).map(({ params }) => params);
  return { lists: () => named("customization.list"), sent: () => named("customization.update") };
}
const part = (name: string) => screen.findByRole("switch", { name });

beforeEach(() => startQueue("emp-1"));
afterEach(() => act(stopQueue));

test("a part is switched at once, by name and on the latest known revision", async () => {
  const { sent } = open();
  expect(await screen.findByRole("group", { name: "Rooms that are filmed 1 of 2 required" })).toBeVisible();
  await userEvent.click(await part("Attic"));
  expect(await part("Attic")).toBeChecked();
  await waitFor(() =>
    expect(sent()).toEqual([{ key: stored.key, revision: 4, fields: [{ name: "attic", isEnabled: true }] }]),
  );
  expect(await screen.findByRole("group", { name: "Rooms that are filmed 2 of 2 required" })).toBeVisible();
  await userEvent.click(await part("Attic"));
  await waitFor(() =>
    expect(sent()[1]).toEqual({ key: stored.key, revision: 5, fields: [{ name: "attic", isEnabled: false }] }),
  );
});

test("a refused switch is rolled back and reported, and Retry sends it again", async () => {
  let isBroken = true;
  open({
    "customization.update": (sent) => {
      if (isBroken) throw new Failure(500, "");
      stored = merged(stored, sent);
      return stored;
    },
  });
  await userEvent.click(await part("Attic"));
  await waitFor(() => expect(screen.getByTestId("alerts")).toHaveTextContent("Failed to update customization!"));
  await waitFor(async () => expect(await part("Attic")).not.toBeChecked());
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(async () => expect(await part("Attic")).toBeChecked());
});

test("when someone else changed another part, both changes are kept without a question", async () => {
  const theirs = () => ({
    ...stored,
    revision: 9,
    fields: [{ name: "kitchen", label: "Galley", isEnabled: true }, capture.fields?.[1]],
  });
  const { sent } = open({
    "customization.update": (change) => {
      if (change.revision !== 9) {
        stored = theirs() as Customization;
        throw new Failure(409, "The record has changed in the meantime.", { conflicts: [stored] });
      }
      stored = merged(stored, change);
      return stored;
    },
  });
  await userEvent.click(await part("Attic"));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ key: stored.key, revision: 9, fields: [{ name: "attic", isEnabled: true }] });
  expect(await part("Galley")).toBeChecked();
  await waitFor(async () => expect(await part("Attic")).toBeChecked());
  expect(screen.getByTestId("alerts")).toBeEmptyDOMElement();
});

async function rename(from: string, to: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Rename ${from}` }));
  const input = await screen.findByRole("textbox", { name: "Part name" });
  expect(input).toHaveFocus();
  await act(async () => {
    fireEvent.change(input, { target: { value: to } });
    fireEvent.keyDown(input, { key: "Enter" });
  });
  return input;
}

test("a part is renamed, and focus returns to its button", async () => {
  const { sent } = open();
  await rename("Kitchen", "مطبخ 🍳");
  await waitFor(() =>
    expect(sent()).toEqual([{ key: stored.key, revision: 4, fields: [{ name: "kitchen", label: "مطبخ 🍳" }] }]),
  );
  expect(await part("مطبخ 🍳")).toBeChecked();
  expect(screen.getByRole("button", { name: "Rename مطبخ 🍳" })).toHaveFocus();
});

test("an empty name is refused; Escape keeps the old one", async () => {
  const { sent } = open();
  const input = await rename("Kitchen", "");
  expect(await screen.findByText("Required")).toBeVisible();
  await act(async () => {
    fireEvent.keyDown(input, { key: "Escape" });
  });
  expect(await part("Kitchen")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("overwrites no label of a part until one of two conflicting labels is chosen", async () => {
  const theirs = () => ({ ...stored, revision: 9, fields: [{ name: "kitchen", label: "Galley", isEnabled: true }] });
  const { sent } = open({
    "customization.update": (change) => {
      if (change.revision !== 9) throw new Failure(409, "Changed.", { conflicts: [theirs()] });
      stored = merged(theirs(), change);
      return stored;
    },
  });
  await rename("Kitchen", "Cookery");
  const choice = within(await screen.findByRole("group", { name: /was changed by someone else/ }));
  expect(choice.getByText("Galley")).toBeVisible();
  expect(sent()).toHaveLength(1);
  await userEvent.click(choice.getByRole("button", { name: "Use mine" }));
  await waitFor(() =>
    expect(sent()[1]).toEqual({ key: stored.key, revision: 9, fields: [{ name: "kitchen", label: "Cookery" }] }),
  );
});

test("a refused name stays in its field, with the reason", async () => {
  open({
    "customization.update": () => {
      throw new Failure(500, "");
    },
  });
  const input = await rename("Kitchen", "Cookery");
  expect(await screen.findByText("Failed to update customization!")).toBeVisible();
  expect(input).toHaveValue("Cookery");
});

test("underwriting customizations load once a claim, and with it a report, is chosen", async () => {
  const { lists } = open();
  await userEvent.type(await screen.findByRole("searchbox", { name: "Find an underwriting claim" }), "ada");
  await userEvent.click(await screen.findByRole("button", { name: /CLM-7/ }));
  expect(await part("Age of the covering")).toBeChecked();
  expect(lists()).toEqual([
    { companyKey: "cous-1", parentType: "scan-my-home" },
    { companyKey: "cous-1", parentType: "underwriting-report", inspectionReportKey: "crpt-1" },
  ]);
  expect(screen.getByRole("link", { name: "Open claim" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1?tab=reports",
  );
  await userEvent.click(screen.getByRole("button", { name: "Another claim" }));
  expect(await screen.findByRole("searchbox")).toBeVisible();
});

test("an address with a claim shows its report; a claim without a report says so and loads no customizations", async () => {
  const { lists } = open(
    { "claimReport.list": () => [{ key: "crpt-9", type: "claim", title: "Claim" }] },
    { query: "claim=prj-1" },
  );
  expect(await screen.findByText("This claim has no underwriting report yet.")).toBeVisible();
  expect(lists()).toEqual([{ companyKey: "cous-1", parentType: "scan-my-home" }]);
});

test("an address with another company's claim says that the company lacks it, and offers the search", async () => {
  const { lists } = open(
    { "project.get": () => ({ key: "prj-1", insuredKey: "ins-1", companyKey: "cous-2", claimNumber: "CLM-7" }) },
    { query: "claim=prj-1" },
  );
  expect(await screen.findByText("This company doesn't have this claim.")).toBeVisible();
  expect(screen.queryByText("Default: no changes to this report.")).toBeNull();
  expect(screen.queryByText("Claim CLM-7")).toBeNull();
  expect(screen.queryByRole("link", { name: "Open claim" })).toBeNull();
  expect(lists()).toEqual([{ companyKey: "cous-1", parentType: "scan-my-home" }]);
  await userEvent.click(screen.getByRole("button", { name: "Another claim" }));
  expect(await screen.findByRole("searchbox")).toBeVisible();
});

test("a read-only role sees what is required and what is left out, without switches", async () => {
  open({}, { mayEdit: false });
  const parts = within(await screen.findByRole("group", { name: /Rooms that are filmed/ }));
  expect(parts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Kitchen", "Attic · skipped"]);
  expect(screen.queryByRole("switch")).toBeNull();
});

test("a failed read is reported, and Retry loads again; an empty list is reported as the default", async () => {
  let isBroken = true;
  open({
    "customization.list": () => {
      if (isBroken) throw new Failure(500, "Out of order.");
      return [];
    },
  });
  expect(await screen.findByText("The customizations couldn't be loaded: Out of order.")).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Default: no changes to the required shots.")).toBeVisible();
});

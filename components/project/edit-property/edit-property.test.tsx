import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import { installClaim, insured, project, showClaim } from "@/tests/support/claim-world";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";

const claim = project("prj-1");
const person = insured([claim]);
const home = { ...person.properties![0]!, revision: 4, stories: 2, heatingType: "Coal" };

async function open(answers: Answers = {}) {
  const calls = installClaim({ "insured.get": () => ({ ...person, properties: [home] }), ...answers });
  showClaim();
  await userEvent.click(await screen.findByRole("button", { name: "Edit property" }));
  const drawer = await screen.findByRole("dialog", { name: "Edit property" });
  return {
    drawer: within(drawer),
    sent: () => calls.filter(({ name }) => name === "property.update").map(({ params }) => params),
  };
}

beforeEach(() => startQueue("emp-1"));
afterEach(stopQueue);

test("each field saves itself: a number as a number, and an emptied field as null", async () => {
  let revision = 4;
  const { drawer, sent } = await open({
    "property.update": (fields) => {
      revision += 1;
      return { ...home, ...fields, revision };
    },
  });
  const roof = drawer.getByLabelText("Roof year");
  fireEvent.change(roof, { target: { value: "2014" } });
  fireEvent.blur(roof);
  await waitFor(() => expect(sent()).toEqual([{ key: "pr-1", revision: 4, roofYear: 2014 }]));
  const stories = drawer.getByLabelText("Stories");
  expect(stories).toHaveValue(2);
  fireEvent.change(stories, { target: { value: "" } });
  fireEvent.blur(stories);
  await waitFor(() => expect(sent()[1]).toEqual({ key: "pr-1", revision: 5, stories: null }));
  // A value that another program wrote is offered too.
  await userEvent.click(drawer.getByRole("combobox", { name: /^Heating/ }));
  expect(await screen.findByRole("option", { name: "Coal" })).toHaveAttribute("aria-selected", "true");
  await userEvent.click(screen.getByRole("option", { name: "Heat pump" }));
  await waitFor(() => expect(sent()[2]).toEqual({ key: "pr-1", revision: 6, heatingType: "Heat pump" }));
});

test("rejects an impossible year and a fractional story", async () => {
  const { drawer, sent } = await open();
  for (const [label, value, message] of [
    ["Year built", "1492", "Below min value"],
    ["Stories", "1.3", "Precision mismatch"],
  ] as const) {
    const field = drawer.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    expect(await drawer.findByText(message)).toBeVisible();
  }
  expect(sent()).toEqual([]);
});

test("a conflict shows both values, and sends the user's value once chosen", async () => {
  const theirs = { ...home, occupancy: "Vacant", revision: 9 };
  const { drawer, sent } = await open({
    "property.update": (fields) => {
      if (fields.revision !== 9) throw new Failure(409, "The record has been changed.", { conflicts: [theirs] });
      return { ...theirs, ...fields, revision: 10 };
    },
  });
  await userEvent.click(drawer.getByRole("combobox", { name: /^Occupancy/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Seasonal" }));
  const choice = within(await drawer.findByRole("group", { name: /^Occupancy was changed by someone else/ }));
  expect(choice.getByText("Vacant")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Edit property" })).toBeVisible();
  await userEvent.click(choice.getByRole("button", { name: "Use mine" }));
  await waitFor(() => expect(sent()[1]).toEqual({ key: "pr-1", revision: 9, occupancy: "Seasonal" }));
});

test("a read-only role sees the details without Edit", async () => {
  installClaim(
    { "insured.get": () => ({ ...person, properties: [{ ...home, roofYear: 2014, occupancy: "Owner occupied" }] }) },
    "underwriting_reviewer",
  );
  showClaim();
  const panel = (await screen.findByRole("heading", { level: 2, name: "Property" })).closest("section") as HTMLElement;
  expect(panel).toHaveTextContent(
    "Single family, built 1998Roof year2014Stories2HeatingCoalOccupancyOwner occupiedScans",
  );
  expect(screen.queryByRole("button", { name: "Edit property" })).toBeNull();
});

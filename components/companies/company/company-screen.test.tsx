import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { markStale } from "@/lib/client/reads/shown-reads";
import { rowOf } from "@/lib/contract/endpoints";
import type { Company } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { type Answers, type Call, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { CompanyScreen } from "./company-screen";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push }),
}));

const keystone: Company = {
  key: "cous-1",
  name: "Keystone Mutual",
  logoUrl: null,
  isActive: true,
  revision: 4,
  createdAt: "2026-01-05T12:00:00.000Z",
};
const others = [{ ...keystone, key: "cous-2", name: "Pacific Shield" }];

async function open(answers: Answers = {}, role: Role = "superadmin") {
  let stored = keystone;
  const calls = installBackend(
    {
      "company.get": () => stored,
      "company.listAll": () => [stored, ...others],
      "company.update": (fields) => {
        stored = { ...stored, ...fields, revision: (stored.revision ?? 0) + 1 };
        return stored;
      },
      "company.delete": () => null,
      "insured.list": ({ isActive }) => ({
        insureds: [],
        total: String(isActive) === "true" ? 1_250 : 3,
        nextCursor: null,
      }),
      "survey.list": () => ({ surveys: [], total: 17, nextCursor: null }),
      "employee.list": () => [{ key: "emp-1" }, { key: "emp-2" }],
      "company.listAllReviewCompanies": () => [],
      "customization.list": () => [],
      "company.reportPaginated": () => ({ results: [], total: 0, nextCursor: null }),
      ...answers,
    },
    { role },
  );
  renderScreen(
    <>
      <CompanyScreen companyKey="cous-1" />
      <ShownAlerts />
    </>,
  );
  return calls;
}
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const field = () => screen.findByLabelText(/^Name/);
const updates = (calls: Call[]) => calls.filter(({ name }) => name === "company.update").map(({ params }) => params);
/** Renames at once, because typing for longer than three seconds would also save half a name. */
async function rename(name: string) {
  const input = await field();
  await act(async () => {
    fireEvent.change(input, { target: { value: name } });
    fireEvent.blur(input);
  });
}

beforeEach(() => startQueue("emp-1"));
// Reads after an edit are still shown.
afterEach(() => act(stopQueue));

test("shows name, status, creation date and numbers of records", async () => {
  await open();
  await heading("Keystone Mutual");
  expect(screen.getByText("Active")).toBeVisible();
  expect(screen.getByTitle("cous-1")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Active insured 1,250" })).toHaveAttribute(
    "href",
    "/insured/policies?company=cous-1",
  );
  expect(screen.getByRole("link", { name: "Inactive insured 3" })).toHaveAttribute(
    "href",
    "/insured/policies?tab=inactive&company=cous-1",
  );
  expect(screen.getByRole("link", { name: "Inspections 17" })).toHaveAttribute(
    "href",
    "/insured/inspections?company=cous-1",
  );
  expect(await screen.findByRole("link", { name: "Employees 2" })).toHaveAttribute(
    "href",
    "/admin/employees?company=cous-1",
  );
  expect(screen.getByRole("link", { name: "Report" })).toHaveAttribute("href", "/reporting?company=cous-1");
  expect(document.title).toBe("Keystone Mutual · Companies");
});

test("the name saves automatically, each time on the latest answered revision", async () => {
  const calls = await open({}, "poweruser");
  await rename(" Keystone Group ");
  await heading("Keystone Group");
  await waitFor(() => expect(updates(calls)).toEqual([{ key: "cous-1", revision: 4, name: "Keystone Group" }]));
  await rename("Keystone");
  await waitFor(() => expect(updates(calls)[1]).toEqual({ key: "cous-1", revision: 5, name: "Keystone" }));
});

test("an empty name is refused, and a duplicate one is reported", async () => {
  const calls = await open();
  for (const nothing of ["", "   "]) {
    await rename(nothing);
    expect(await screen.findByText("Required")).toBeVisible();
  }
  await rename("pacific SHIELD");
  expect(await screen.findByText("A company named “Pacific Shield” already exists.")).toBeVisible();
  await waitFor(() => expect(updates(calls).map(({ name }) => name)).toEqual(["pacific SHIELD"]));
});

test("a refused name stays in its field, with the reason", async () => {
  await open({
    "company.update": () => {
      throw new Failure(500, "");
    },
  });
  await rename("Keystone Group");
  expect(await screen.findByText("Failed to update company!")).toBeVisible();
  expect(await field()).toHaveValue("Keystone Group");
  await heading("Keystone Mutual");
});

test("overwrites nothing until one of two conflicting names is chosen", async () => {
  const theirs = { ...keystone, name: "Keystone United", revision: 9 };
  const calls = await open({
    "company.update": (fields) => {
      if (fields.revision !== 9) throw new Failure(409, "The record has been changed.", { conflicts: [theirs] });
      return { ...theirs, ...fields, revision: 10 };
    },
  });
  await rename("Keystone Group");
  const choice = within(await screen.findByRole("group", { name: /^Name was changed by someone else/ }));
  expect(choice.getByText("Keystone United")).toBeVisible();
  await userEvent.click(choice.getByRole("button", { name: "Use mine" }));
  await waitFor(() => expect(updates(calls)[1]).toEqual({ key: "cous-1", revision: 9, name: "Keystone Group" }));
});

test("the menu deactivates the company, and the status changes at once", async () => {
  const calls = await open({}, "admin");
  await heading("Keystone Mutual");
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
  expect(await screen.findByText("Inactive")).toBeVisible();
  await waitFor(() => expect(updates(calls)).toMatchObject([{ key: "cous-1", isActive: false }]));
});

test("deleting the company returns to the list", async () => {
  const calls = await open();
  await heading("Keystone Mutual");
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Keystone Mutual?" }));
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  expect(push).toHaveBeenCalledWith("/admin/companies");
  await waitFor(() => expect(calls.filter(({ name }) => name === "company.delete")).toHaveLength(1));
  await waitFor(() => expect(screen.getByTestId("alerts")).toHaveTextContent("Keystone Mutual deleted"));
  expect(calls.filter(({ name }) => name === "company.get")).toHaveLength(1);
});

test("a missing company is reported, with a link back", async () => {
  await open({
    "company.get": () => {
      throw new Failure(404, "");
    },
  });
  expect(await screen.findByText("Company not found")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the companies" })).toHaveAttribute("href", "/admin/companies");
});

const outOfOrder = () => {
  throw new Failure(500, "Out of order.");
};

test("a failure is reported, and Retry loads again", async () => {
  let isBroken = true;
  await open({ "company.get": () => (isBroken ? outOfOrder() : keystone) });
  expect(await screen.findByText("Out of order.")).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await heading("Keystone Mutual");
});

test("numbers that cannot be loaded block nothing else, and Retry loads them", async () => {
  let isBroken = true;
  await open({ "survey.list": () => (isBroken ? outOfOrder() : { surveys: [], total: 17, nextCursor: null }) });
  expect(await screen.findByText("The summary couldn't be loaded: Out of order.")).toBeVisible();
  expect(await field()).toBeEnabled();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Inspections 17" })).toBeVisible();
});

test("a company deleted in another tab is reported, with a link back", async () => {
  let isDeleted = false;
  await open({
    "company.get": () => {
      if (isDeleted) throw new Failure(404, "Company not found");
      return keystone;
    },
  });
  await heading("Keystone Mutual");
  isDeleted = true;
  await act(() => markStale(rowOf("company.delete").refreshes));
  expect(await screen.findByText("Company not found")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the companies" })).toBeVisible();
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
});

test("if the company is deleted while a switch is saved, the switch is rolled back and the page says so", async () => {
  let isDeleted = false;
  const refuseDeleted = () => {
    if (isDeleted) throw new Failure(404, "Company not found");
  };
  await open({
    "company.get": () => {
      refuseDeleted();
      return keystone;
    },
    "customization.list": ({ parentType }) => {
      refuseDeleted();
      const fields = [{ name: "attic", label: "Attic", isEnabled: false }];
      const capture = { key: "cust-1", companyKey: "cous-1", parentType, title: "Rooms", revision: 1, fields };
      return parentType === "scan-my-home" ? [capture] : [];
    },
    "customization.update": refuseDeleted,
  });
  const part = await screen.findByRole("switch", { name: "Attic" });
  isDeleted = true;
  await userEvent.click(part);
  await waitFor(() => expect(screen.getByTestId("alerts")).toHaveTextContent("Company not found"));
  expect(await screen.findByRole("link", { name: "Back to the companies" })).toBeVisible();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("if a role is lost during an edit, the edit is rolled back with the reason", async () => {
  await open(
    {
      "company.update": () => {
        throw new Failure(403, "You may not do this.");
      },
    },
    "admin",
  );
  await heading("Keystone Mutual");
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
  await waitFor(() => expect(screen.getByTestId("alerts")).toHaveTextContent("You may not do this."));
  expect(await screen.findByText("Active")).toBeVisible();
});

test.each(["🏠🔥", "شركة التأمين الأهلية", "Élan & Søn <b>"])(
  "a company called %s is named so everywhere",
  async (name) => {
    const named = { ...keystone, name };
    await open({ "company.get": () => named, "company.listAll": () => [named] });
    await heading(name);
    expect(await field()).toHaveValue(name);
    expect(document.title).toBe(`${name} · Companies`);
  },
);

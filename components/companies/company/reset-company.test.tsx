import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Company } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { CompanyScreen } from "./company-screen";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn() }),
}));

const demo: Company = {
  key: "cous-1",
  name: "Renamed Mutual",
  isActive: true,
  revision: 4,
  firstState: { insureds: 170, inspections: 194 },
};
let stored: Company;

async function open(answers: Answers = {}, role: Role = "admin", company: Company = demo) {
  stored = company;
  const total = (count: number) => ({ total: count, nextCursor: null });
  const calls = installBackend(
    {
      "company.get": () => stored,
      "company.listAll": () => [stored],
      "company.listAllReviewCompanies": () => [],
      "customization.list": () => [],
      "company.reportPaginated": () => ({ results: [], ...total(0) }),
      "employee.list": () => [],
      "insured.list": ({ isActive }) => ({ insureds: [], ...total(String(isActive) === "true" ? 3 : 1) }),
      "survey.list": () => ({ surveys: [], ...total(1) }),
      "company.reset": () => {
        stored = { ...company, name: "Alder & Finch Mutual", revision: 5 };
        return stored;
      },
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
  await screen.findByRole("heading", { level: 1 });
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  return () => calls.filter(({ name }) => name === "company.reset");
}
const choose = async () => {
  await userEvent.click(await screen.findByRole("menuitem", { name: "Reset demo" }));
  return within(await screen.findByRole("alertdialog", { name: "Reset Renamed Mutual?" }));
};

beforeEach(() => startQueue("emp-1"));
afterEach(() => act(stopQueue));

test("a reset is confirmed first, with the records deleted, restored and kept, and then reported", async () => {
  const sent = await open();
  expect(screen.getByText("Demo")).toBeVisible();
  const question = await choose();
  expect(await question.findByText("4 insured with every property and claim")).toBeVisible();
  expect(question.getByText("1 inspection with every photo, report and document")).toBeVisible();
  expect(question.getByText("170 insured with every property and claim")).toBeVisible();
  expect(question.getByText("194 inspections with every photo, report and document")).toBeVisible();
  expect(question.getByText(/Its employees and their activity are kept/)).toBeVisible();
  expect(question.getByText("This can't be undone.")).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Reset demo" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Alder & Finch Mutual" })).toBeVisible();
  expect(sent()).toMatchObject([{ params: { key: "cous-1" } }]);
  await waitFor(() => expect(screen.getByTestId("alerts")).toHaveTextContent("Alder & Finch Mutual reset"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("Cancel changes nothing", async () => {
  const sent = await open();
  const question = await choose();
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent()).toEqual([]);
});

test("a failure is reported, changes nothing, and can be retried", async () => {
  let isBroken = true;
  const sent = await open({
    "company.reset": () => {
      if (isBroken) throw new Failure(500, "");
      stored = { ...demo, name: "Alder & Finch Mutual", revision: 5 };
      return stored;
    },
  });
  const question = await choose();
  await userEvent.click(question.getByRole("button", { name: "Reset demo" }));
  await waitFor(() => expect(screen.getByTestId("alerts")).toHaveTextContent("Failed to reset company!"));
  expect(screen.getByRole("heading", { level: 1, name: "Renamed Mutual" })).toBeVisible();
  isBroken = false;
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Alder & Finch Mutual" })).toBeVisible();
  expect(sent()).toHaveLength(2);
});

test.each([
  ["a poweruser", "poweruser", demo],
  ["anybody for a company that is no demo", "superadmin", { ...demo, firstState: undefined }],
] as const)("a reset is not offered to %s", async (_who, role, company) => {
  await open({}, role, company);
  expect(await screen.findByRole("menuitem", { name: "Copy key" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Reset demo" })).toBeNull();
});

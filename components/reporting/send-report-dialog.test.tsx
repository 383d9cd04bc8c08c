import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useAlerts } from "@/lib/client/alerts/alerts-store";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { useBackend } from "@/lib/client/reads/use-backend";
import { Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { SendReportDialog } from "./send-report-dialog";

const NAMES = new Map([
  ["cous-1", "Keystone"],
  ["cous-2", "Bayou Fidelity"],
]);
const CHOICE = { range: { from: "2026-11-02", to: "2026-11-15" }, company: null, type: null };

/** The message that the page shows with the dialog. */
function Alerts() {
  return useAlerts().map(({ id, message }) => <p key={id}>{message}</p>);
}

beforeEach(() => layOutPage());
afterEach(() => jest.restoreAllMocks());

async function choose(field: string, option: string) {
  await userEvent.click(await screen.findByRole("combobox", { name: new RegExp(field) }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

test("company and type are chosen here, days and time zone come from the report", async () => {
  const calls = installBackend({ "company.sendReport": () => ({}) }, { role: "poweruser" });
  const onClose = jest.fn();
  renderScreen(
    <>
      <SendReportDialog choice={CHOICE} companyNames={NAMES} onClose={onClose} />
      <Alerts />
    </>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Send report" }));
  expect(calls).toEqual([]);
  await choose("Company", "Bayou Fidelity");
  await choose("Type", "Underwriting");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls).toEqual([
    {
      name: "company.sendReport",
      params: {
        key: "cous-2",
        inspectionType: "underwriting",
        minDate: "2026-11-02",
        maxDate: "2026-11-15",
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  ]);
  expect(screen.getByText("The report is on its way to your inbox.")).toBeInTheDocument();
});

test.each([
  [
    "Too many reports have been sent. Please try again in an hour.",
    429,
    "Too many reports have been sent. Please try again in an hour.",
  ],
  ["", 502, "Failed to send the report!"],
])("a refusal (%s, %i) is shown in the dialog, which stays open with the choices", async (message, status, text) => {
  installBackend({
    "company.sendReport": () => {
      throw new Failure(status, message);
    },
  });
  const onClose = jest.fn();
  renderScreen(
    <SendReportDialog
      choice={{ ...CHOICE, company: "cous-1", type: "claim" }}
      companyNames={NAMES}
      onClose={onClose}
    />,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Send report" }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole("combobox", { name: /Company/ })).toHaveTextContent("Keystone");
});

const KEYSTONE_CHOICE = { ...CHOICE, company: "cous-1", type: "claim" } as const;
function FromBackend({ onClose }: { onClose: () => void }) {
  return <SendReportDialog choice={KEYSTONE_CHOICE} companyNames={useCompanyNames()} onClose={onClose} />;
}

test("a company deleted meanwhile is reported and removed from the choice; the rest stays", async () => {
  let available = [...NAMES].map(([key, name]) => ({ key, name, isActive: true }));
  const calls = installBackend({
    "company.listAll": () => available,
    "company.sendReport": ({ key }) => {
      if (!available.some((one) => one.key === key)) throw new Failure(404, "Company not found");
      return {};
    },
  });
  const onClose = jest.fn();
  renderScreen(<FromBackend onClose={onClose} />);
  expect(await screen.findByText("Keystone")).toBeVisible();
  available = available.filter(({ key }) => key !== "cous-1");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("Company not found")).toBeVisible();
  expect(await screen.findByText("“Keystone” is not there any more, and no longer chosen.")).toBeVisible();
  expect(screen.getByRole("combobox", { name: /Type/ })).toHaveTextContent("Claim");
  await choose("Company", "Bayou Fidelity");
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const keys = calls.filter(({ name }) => name === "company.sendReport").map(({ params }) => params.key);
  expect(keys).toEqual(["cous-1", "cous-2"]);
});

/** Shows the number of the company's activities, as its page does. */
function ActivityCount() {
  return <p>{useBackend("activity.list", { companyKey: "cous-1" }).data?.total} happened</p>;
}

test("the company's activity is loaded again after sending", async () => {
  let total = 1;
  installBackend({
    "activity.list": () => ({ activities: [], total, nextCursor: null }),
    "company.sendReport": () => {
      total += 1;
      return {};
    },
  });
  renderScreen(
    <>
      <SendReportDialog choice={KEYSTONE_CHOICE} companyNames={NAMES} onClose={jest.fn()} />
      <ActivityCount />
    </>,
  );
  expect(await screen.findByText("1 happened")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("2 happened")).toBeInTheDocument();
});

test("a missing company in the address is not chosen, and reported", async () => {
  installBackend({});
  renderScreen(
    <SendReportDialog choice={{ ...CHOICE, company: "cous-gone" }} companyNames={NAMES} onClose={jest.fn()} />,
  );
  expect(await screen.findByText("A company is not there any more, and no longer chosen.")).toBeVisible();
  expect(screen.getByRole("combobox", { name: /Company/ })).toHaveTextContent("Choose a company");
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ClaimReport } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { image, installClaim, region, showClaim } from "@/tests/support/claim-world";

const report = (key: string, type: ClaimReport["type"], change: Partial<ClaimReport> = {}): ClaimReport => ({
  key,
  projectKey: "prj-1",
  createdAt: "2026-01-02T12:00:00Z",
  title: `Report ${key}`,
  type,
  status: "ready",
  ...change,
});

test("groups reports by type, each underwriting report with the company's customizations", async () => {
  const calls = installClaim({
    "specialtyItem.list": () => [],
    "claimReport.list": () => [
      report("crpt-1", "claim", { url: "https://bucket.test/report.pdf" }),
      report("crpt-2", "underwriting", { status: "draft" }),
    ],
    "customization.list": ({ parentType }) => [
      {
        key: `cust-${parentType}`,
        companyKey: "cous-1",
        parentType,
        title: "Rooms",
        fields: [
          { name: "roof", label: `Roof of ${parentType}`, isEnabled: true },
          { name: "attic", label: "Attic", isEnabled: false },
        ],
      },
    ],
  });
  showClaim("?tab=reports");
  const claims = within(await screen.findByRole("region", { name: "Claim reports" }));
  expect(claims.getByRole("link", { name: "Open report" })).toHaveAttribute("href", "https://bucket.test/report.pdf");
  expect(await claims.findByText("Roof of scan-my-home")).toBeInTheDocument();
  const underwriting = within(screen.getByRole("region", { name: "Underwriting reports" }));
  expect(underwriting.getByText("Draft")).toBeInTheDocument();
  expect(
    underwriting.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`),
  ).toEqual(
    expect.arrayContaining([
      "Property type: Single family",
      "Year built: 1998",
      "Roof year: Unknown",
      "Stories: Unknown",
    ]),
  );
  expect(await underwriting.findByText("Roof of underwriting-report")).toBeInTheDocument();
  expect(underwriting.getByText(/Attic/)).toHaveTextContent("Attic · off");
  expect(calls.filter(({ name }) => name === "customization.list").map(({ params }) => params)).toEqual(
    expect.arrayContaining([
      { companyKey: "cous-1", parentType: "scan-my-home" },
      { companyKey: "cous-1", parentType: "underwriting-report", inspectionReportKey: "crpt-2" },
    ]),
  );
});

test("opens a customization in its current version, and lists the parts that are off", async () => {
  const record = { key: "cust-1", companyKey: "cous-1", parentType: "scan-my-home", title: "Rooms that are filmed" };
  let fields = [{ name: "attic", label: "Attic", isEnabled: true }];
  const calls = installClaim({
    "claimReport.list": () => [],
    "customization.list": () => [{ ...record, fields }],
    "customization.get": () => ({ ...record, fields }),
  });
  showClaim("?tab=reports");
  const name = await screen.findByRole("button", { name: "Rooms that are filmed" });
  // The customization changes after the page was loaded.
  fields = [
    { name: "attic", label: "Attic", isEnabled: false },
    { name: "kitchen", label: "Kitchen", isEnabled: true },
  ];
  await userEvent.click(name);
  const dialog = within(await screen.findByRole("dialog", { name: "Rooms that are filmed" }));
  expect(dialog.getByText("1 on, 1 off")).toBeInTheDocument();
  expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Kitchen", "Attic · off"]);
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls.filter(({ name: row }) => row === "customization.get").map(({ params }) => params)).toEqual([
    { key: "cust-1" },
  ]);
});

test("an address opens a customization; a missing one is reported with Retry", async () => {
  let isFound = false;
  installClaim({
    "customization.list": () => [],
    "customization.get": ({ key }) => {
      if (!isFound) throw new Failure(404, "Customization not found");
      return { key, companyKey: "cous-1", parentType: "underwriting-report", title: "Roof", fields: [] };
    },
  });
  showClaim("?tab=reports&customization=cust-9");
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Customization not found")).toBeInTheDocument();
  isFound = true;
  await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("dialog", { name: "Roof" })).toHaveTextContent("Underwriting report section");
});

test("without a report, reads no underwriting customizations", async () => {
  const calls = installClaim({ "customization.list": () => [] });
  showClaim("?tab=reports");
  expect(await screen.findByText("No claim report yet.")).toBeInTheDocument();
  expect(screen.getByText("No underwriting report yet.")).toBeInTheDocument();
  expect(await screen.findByText("Standard: the company made no changes.")).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === "customization.list").map(({ params }) => params)).toEqual([
    { companyKey: "cous-1", parentType: "scan-my-home" },
  ]);
});

test("a claim report shows the loss, observations by room and contents, and prints", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  const tag = (label: string) => ({ key: label, imageKey: "img", label, createdAt: "2026-01-03T00:00:00Z" });
  const photos = [image("img-1", { tags: [tag("Crack")] }), image("img-2", { tags: [tag("Crack"), tag("Door")] })];
  installClaim({
    "claimReport.list": () => [report("crpt-1", "claim")],
    "customization.list": () => [],
    "region.listByProject": () => [region("reg-1", { name: "Hallway", images: photos })],
    "specialtyItem.list": () => [{ key: "spec-1", projectKey: "prj-1", name: "Upright piano", value: 4200 }],
  });
  showClaim("?tab=reports");
  const sheet = within(await screen.findByRole("region", { name: "Claim reports" }));
  expect(sheet.getByText("Water, supply line")).toBeInTheDocument();
  const rooms = await sheet.findByRole("table", { name: "Rooms and observations" });
  expect(
    within(rooms).getByRole("row", { name: "Hallway Unknown 2 photos Crack (2 photos), Door" }),
  ).toBeInTheDocument();
  const contents = await sheet.findByRole("table", { name: "Contents" });
  expect(within(contents).getByRole("row", { name: "Upright piano Unknown $4,200" })).toBeInTheDocument();
  await userEvent.click(sheet.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("region", { name: "Underwriting reports" })).toHaveAttribute("data-print", "none");
});

test.each([
  ["poweruser", 1],
  ["employee", 0],
  ["underwriting_reviewer", 0],
] as const)("%s sees %d links to the company's settings", async (role, count) => {
  installClaim({ "claimReport.list": () => [], "customization.list": () => [] }, role);
  showClaim("?tab=reports");
  const claims = within(await screen.findByRole("region", { name: "Claim reports" }));
  expect(await claims.findByText("Standard: the company made no changes.")).toBeInTheDocument();
  const links = claims.queryAllByRole("link", { name: "Edit in company settings" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(count).fill("/admin/companies/cous-1"));
});

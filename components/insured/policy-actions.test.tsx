import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Insured } from "@/lib/domain/entities";
import { policyPath } from "@/lib/domain/policy-path";
import { PolicyBulkActions } from "./policy-actions";

const TIMES = { createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-02T00:00:00Z" };

function insured(index: number, change: Partial<Insured> = {}): Insured {
  const key = `ins-${index}`;
  const project = {
    key: `prj-${index}`,
    insuredKey: key,
    companyKey: "cous-1",
    propertyKey: `pr-${index}`,
    claimNumber: "KM-1",
  };
  return {
    key,
    companyKey: "cous-1",
    givenName: "Given",
    familyName: "Family",
    email: `person${index}@example.com`,
    isActive: true,
    ...TIMES,
    properties: [],
    projects: [{ ...project, orderType: "claim", status: "delivered", statusChangedAt: TIMES.createdAt, ...TIMES }],
    ...change,
  };
}

const run = jest.fn();
const shared = { tab: "active", mayEdit: true, running: null, run, onExport: () => {} } as const;

test("copies emails and links of the selected without repeats, skipping those without", async () => {
  const user = userEvent.setup();
  const chosen = [insured(1), insured(2, { email: null }), insured(3, { projects: [], email: "person1@example.com" })];
  render(<PolicyBulkActions {...shared} chosen={chosen} />);
  await user.click(screen.getByRole("button", { name: "Copy emails" }));
  expect(await navigator.clipboard.readText()).toBe("person1@example.com");
  await user.click(screen.getByRole("button", { name: "Copy links" }));
  expect(await navigator.clipboard.readText()).toBe(
    "http://localhost/insured/overview/ins-1/prj-1\nhttp://localhost/insured/overview/ins-2/prj-2",
  );
});

test("disables copying what none of the selected has", () => {
  const lone = insured(1, { projects: [], email: null });
  expect(policyPath(lone)).toBeNull();
  render(<PolicyBulkActions {...shared} chosen={[lone]} />);
  expect(screen.getByRole("button", { name: "Copy emails" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Copy links" })).toHaveAttribute("aria-disabled", "true");
});

test("passes all selected to each command; a read-only role can still copy and export", async () => {
  const chosen = [insured(1), insured(2)];
  const onExport = jest.fn();
  const { rerender } = render(<PolicyBulkActions {...shared} chosen={chosen} onExport={onExport} />);
  await userEvent.click(screen.getByRole("button", { name: "Deactivate" }));
  await userEvent.click(screen.getByRole("button", { name: "Request media" }));
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  expect(run.mock.calls).toEqual([
    ["deactivate", chosen],
    ["request-media", chosen],
  ]);
  expect(onExport).toHaveBeenCalledWith(chosen);
  rerender(<PolicyBulkActions {...shared} chosen={chosen} tab="inactive" mayEdit={false} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Export",
    "Copy emails",
    "Copy links",
  ]);
});

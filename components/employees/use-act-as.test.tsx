import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiError } from "@/lib/client/calls/api-error";
import type { Employee } from "@/lib/domain/entities";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { useActAs } from "./use-act-as";

const start = jest.fn();
jest.mock("@/lib/client/session/use-impersonation", () => ({ useImpersonation: () => ({ start }) }));

const companyNames = new Map([["cous-1", "Keystone Mutual"]]);
const ada: Employee = {
  key: "emp-2",
  givenName: "Ada",
  familyName: "Nwosu",
  email: "ada@keystone.test",
  role: "claims_reviewer",
  companyKeys: ["cous-1", "cous-far"],
};

let shown = ada;
function Button() {
  const actAs = useActAs(companyNames);
  return (
    <button type="button" onClick={() => actAs(shown)}>
      Act
    </button>
  );
}

beforeEach(() => {
  start.mockReset();
  shown = ada;
  render(
    <>
      <Button />
      <ShownAlerts />
    </>,
  );
});

test("impersonation takes the employee's role and companies, by their known names", async () => {
  start.mockResolvedValue(undefined);
  await userEvent.click(screen.getByRole("button", { name: "Act" }));
  const choice = { role: "claims_reviewer", companyKeys: ["cous-1", "cous-far"] };
  expect(start.mock.calls).toEqual([[choice, { "cous-1": "Keystone Mutual" }]]);
});

test("a refusal gives the reason", async () => {
  start.mockRejectedValue(
    new ApiError({ message: "At most 20 companies can be chosen.", type: "invalid_input", status: 400 }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Act" }));
  expect(await screen.findByText("At most 20 companies can be chosen.")).toBeVisible();
});

test("an employee without a company, who sees nothing, cannot be impersonated: no company would mean all", async () => {
  shown = { ...ada, role: "employee", companyKeys: [] };
  await userEvent.click(screen.getByRole("button", { name: "Act" }));
  expect(await screen.findByText("Ada Nwosu has no company, so there is nothing to see.")).toBeVisible();
  expect(start).not.toHaveBeenCalled();
});

test("impersonating a superadmin covers every company, whichever they are in", async () => {
  start.mockResolvedValue(undefined);
  shown = { ...ada, role: "superadmin" };
  await userEvent.click(screen.getByRole("button", { name: "Act" }));
  expect(start.mock.calls).toEqual([[{ role: "superadmin", companyKeys: [] }, {}]]);
});

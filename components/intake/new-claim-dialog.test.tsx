import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installClaim, insured, project, showClaim, startQueue } from "@/tests/support/claim-world";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

async function open() {
  const calls = installClaim({
    "insured.get": () => insured([project("prj-1")]),
    "project.create": (sent) => project(sent.key, { claimNumber: sent.claimNumber }),
  });
  showClaim();
  const more = await screen.findByRole("button", { name: "More actions for this claim" });
  await startQueue();
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole("menuitem", { name: /^New claim/ }));
  return { calls, dialog: within(await screen.findByRole("dialog", { name: "New claim" })) };
}

test("creates another claim of the same insured and opens it", async () => {
  const { calls, dialog } = await open();
  await userEvent.type(dialog.getByRole("textbox", { name: /Claim number/ }), "KM-26-9");
  await userEvent.type(dialog.getByRole("textbox", { name: /Cause of loss/ }), "Hail");
  await userEvent.click(dialog.getByRole("button", { name: "Create claim" }));
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  const sent = calls.find(({ name }) => name === "project.create")?.params;
  expect(sent).toEqual({
    key: expect.stringMatching(/^prj-/),
    insuredKey: "ins-1",
    companyKey: "cous-1",
    claimNumber: "KM-26-9",
    orderType: "multiroom-claim",
    propertyKey: "pr-1",
    causeOfLoss: "Hail",
    dateOfLoss: null,
  });
  expect(push).toHaveBeenCalledWith(`/insured/overview/ins-1/${String(sent?.key)}`);
  expect(await screen.findByText("Claim KM-26-9 created")).toBeInTheDocument();
});

test("requires a claim number and a date of loss that is not in the future", async () => {
  const { calls, dialog } = await open();
  const day = dialog.getByLabelText(/Date of loss/);
  await userEvent.type(day, "2199-01-01");
  await userEvent.click(dialog.getByRole("button", { name: "Create claim" }));
  expect(await dialog.findByText("Required")).toBeInTheDocument();
  expect(dialog.getByText("Date of loss can't be in the future")).toBeInTheDocument();
  expect(calls.some(({ name }) => name === "project.create")).toBe(false);
});

import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoredDraftsProvider } from "@/components/shell/stored-drafts-provider";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { Failure } from "@/tests/support/browser-backend";
import { installClaim, insured, project, showClaim, startQueue } from "@/tests/support/claim-world";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const CLAIM = { "insured.get": () => insured([project("prj-1")]) };
const show = (query = "") => showClaim(query, StoredDraftsProvider);
const discard = () => screen.queryByRole("button", { name: "Discard draft" });

beforeEach(() => {
  localStorage.clear();
  clearAlert();
  act(() => sessionLifetime.begin());
});

async function openNewClaim() {
  await userEvent.click(await screen.findByRole("button", { name: "More actions for this claim" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^New claim/ }));
  return within(await screen.findByRole("dialog", { name: "New claim" }));
}

test("restores the draft of a new claim after a reload, and drops it once the claim is created", async () => {
  installClaim({ ...CLAIM, "project.create": (sent) => project(sent.key) });
  const first = show();
  const before = await openNewClaim();
  await userEvent.type(before.getByRole("textbox", { name: /Claim number/ }), "KM-26-9");
  await userEvent.type(before.getByRole("textbox", { name: /Cause of loss/ }), "Hail");
  first.unmount();
  const second = show();
  const dialog = await openNewClaim();
  expect(dialog.getByRole("textbox", { name: /Claim number/ })).toHaveValue("KM-26-9");
  expect(dialog.getByRole("textbox", { name: /Cause of loss/ })).toHaveValue("Hail");
  expect(discard()).toBeInTheDocument();
  await startQueue();
  await userEvent.click(dialog.getByRole("button", { name: "Create claim" }));
  await screen.findByText("Claim KM-26-9 created");
  second.unmount();
  show();
  expect((await openNewClaim()).getByRole("textbox", { name: /Claim number/ })).toHaveValue("");
});

test("restores the draft of a note for its claim, drops it when sent, and restores it when refused", async () => {
  let isRefused = true;
  installClaim({
    ...CLAIM,
    "internalThread.create": (sent) => {
      if (isRefused) throw new Failure(403, "Not now.");
      return { ...sent, authorKey: "emp-1", authorName: "Edda", createdAt: "2026-01-02T12:00:00Z" };
    },
  });
  const box = () => screen.findByRole("textbox", { name: /Note/ });
  const first = show("?tab=notes");
  await userEvent.type(await box(), "She calls back");
  first.unmount();
  const second = show("?tab=notes");
  await waitFor(async () => expect(await box()).toHaveValue("She calls back"));
  await startQueue();
  const add = () => userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await add();
  await screen.findByText("Not now.");
  second.unmount();
  const third = show("?tab=notes");
  await waitFor(async () => expect(await box()).toHaveValue("She calls back"));
  isRefused = false;
  await add();
  await waitFor(async () => expect(await box()).toHaveValue(""));
  third.unmount();
  show("?tab=notes");
  expect(await box()).toHaveValue("");
  expect(discard()).toBeNull();
});

test("restores the draft of a reason for the same action", async () => {
  installClaim(CLAIM, "admin");
  const open = async () => {
    await userEvent.click(await screen.findByRole("button", { name: /More status changes|Change status/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /invalid/i }));
    return within(await screen.findByRole("dialog"));
  };
  const first = show();
  await userEvent.type((await open()).getByRole("textbox"), "Twice on file");
  first.unmount();
  show();
  const dialog = await open();
  expect(dialog.getByRole("textbox")).toHaveValue("Twice on file");
  await userEvent.click(discard() as HTMLElement);
  expect(dialog.getByRole("textbox")).toHaveValue("");
  expect(dialog.getByRole("textbox")).toHaveFocus();
});

import { renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert, useAlerts } from "@/lib/client/alerts-store";
import type { DocumentRecord } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { installClaim, showClaim } from "@/tests/support/claim-world";

const paper = (key: string, name: string, contentType: string): DocumentRecord => ({
  key,
  projectKey: "prj-1",
  name,
  url: `https://bucket.test/uploads/insured-generic/${key}.${name.split(".")[1]}?expires=1&signature=s`,
  size: 2048,
  contentType,
  createdAt: "2026-01-02T12:00:00Z",
});
const INVOICE = paper("doc-1", "Invoice.pdf", "application/pdf");
const PLAN = paper("doc-2", "Plan.png", "image/png");

const names = () =>
  within(screen.getByRole("list", { name: "Documents, newest first" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("bdi")?.textContent);

beforeEach(() => clearAlert());

test("a document is gone at once, and back with Undo as it was", async () => {
  let kept = [INVOICE, PLAN];
  const calls = installClaim({
    "document.list": () => kept,
    "document.delete": ({ key }) => {
      kept = kept.filter((one) => one.key !== key);
      return null;
    },
    "document.create": (sent) => {
      kept = [...kept, INVOICE];
      return sent;
    },
  });
  showClaim("?tab=documents");
  await userEvent.click(await screen.findByRole("button", { name: "Delete “Invoice.pdf”" }));
  expect(await screen.findByText("“Invoice.pdf” was deleted")).toBeInTheDocument();
  expect(names()).toEqual(["Plan.png"]);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(names()).toContain("Invoice.pdf"));
  expect(calls.find(({ name }) => name === "document.create")?.params).toEqual({
    key: "doc-1",
    projectKey: "prj-1",
    name: "Invoice.pdf",
    url: "https://bucket.test/uploads/insured-generic/doc-1.pdf",
    size: 2048,
    contentType: "application/pdf",
  });
});

test("a refused deletion brings it back, with the reason, and Retry deletes it", async () => {
  let isRefused = true;
  installClaim({
    "document.list": () => (isRefused ? [INVOICE, PLAN] : [PLAN]),
    "document.delete": () => {
      if (isRefused) throw new Failure(403, "You may not do this.");
      return null;
    },
  });
  showClaim("?tab=documents");
  await userEvent.click(await screen.findByRole("button", { name: "Delete “Invoice.pdf”" }));
  expect(await screen.findByText("You may not do this.")).toBeInTheDocument();
  expect(names()).toContain("Invoice.pdf");
  isRefused = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("“Invoice.pdf” was deleted")).toBeInTheDocument();
  expect(names()).toEqual(["Plan.png"]);
});

test("where the way back is refused, it can be tried again", async () => {
  let tries = 0;
  installClaim({
    "document.list": () => (tries < 2 ? [PLAN] : [INVOICE, PLAN]),
    "document.delete": () => null,
    "document.create": (sent) => {
      tries += 1;
      if (tries < 2) throw new Failure(500, "Not now.");
      return sent;
    },
  });
  showClaim("?tab=documents");
  await userEvent.click(await screen.findByRole("button", { name: "Delete “Plan.png”" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Not now.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(names()).toContain("Plan.png"));
});

test("a picture is previewed, any file is downloaded", async () => {
  installClaim({ "document.list": () => [INVOICE, PLAN] });
  showClaim("?tab=documents");
  expect(await screen.findByRole("link", { name: "Download “Invoice.pdf”" })).toHaveAttribute("href", INVOICE.url);
  expect(screen.queryByRole("button", { name: "Preview “Invoice.pdf”" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Preview “Plan.png”" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Plan.png" }));
  expect(dialog.getByRole("img", { name: "Plan.png" })).toHaveAttribute("src", PLAN.url);
});

test("a file of the wrong kind is named; a reviewer adds and deletes nothing", async () => {
  installClaim();
  const { unmount, container } = showClaim("?tab=documents");
  expect(await screen.findByText("No document has been added yet.")).toBeInTheDocument();
  const chooser = container.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  await userEvent.setup({ applyAccept: false }).upload(chooser, new File(["x"], "virus.exe"));
  expect(await screen.findByText("virus.exe")).toBeInTheDocument();
  unmount();
  installClaim({ "document.list": () => [INVOICE] }, "underwriting_reviewer");
  showClaim("?tab=documents");
  expect(await screen.findByText("Invoice.pdf")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Delete “Invoice.pdf”" })).toBeNull();
  expect(screen.queryByText("Add documents")).toBeNull();
});

test("documents that are not sent hold the page, and are named where their tab is left", async () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  installClaim({
    "document.uploadRequest": () => {
      throw new Failure(503, "Not now.");
    },
  });
  const { container, unmount } = showClaim("?tab=documents");
  expect(await screen.findByText("No document has been added yet.")).toBeInTheDocument();
  expect(asks()).toBe(false);
  const chooser = container.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  await userEvent.upload(chooser, new File(["x"], "Roof.pdf", { type: "application/pdf" }));
  expect(await screen.findByRole("button", { name: "Retry Roof.pdf" })).toBeInTheDocument();
  expect(asks()).toBe(true);
  unmount();
  expect(renderHook(useAlerts).result.current.map(({ message }) => message.replace(/[\u2068\u2069]/g, ""))).toEqual([
    "“Roof.pdf” was not sent: Documents was left before it was there. Please add it again.",
  ]);
  expect(asks()).toBe(false);
});

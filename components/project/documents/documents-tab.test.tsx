import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { useDirectFailures } from "@/lib/client/data/edits/direct-failures";
import { useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { uploadStore } from "@/lib/client/data/media/use-uploads";
import { saveBeforeReload } from "@/lib/client/update/before-reload";
import type { DocumentRecord } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { installClaim, showClaim } from "@/tests/support/claim-world";
import { deferred } from "@/tests/support/deferred";

const documentOf = (key: string, name: string, contentType: string): DocumentRecord => ({
  key,
  projectKey: "prj-1",
  name,
  url: `https://bucket.test/uploads/insured-generic/${key}.${name.split(".")[1]}?expires=1&signature=s`,
  size: 2048,
  contentType,
  createdAt: "2026-01-02T12:00:00Z",
});
const INVOICE = documentOf("doc-1", "Invoice.pdf", "application/pdf");
const PLAN = documentOf("doc-2", "Plan.png", "image/png");

/** A bucket that accepts every upload. */
class Bucket {
  upload = {};
  onload = () => {};
  status = 204;
  responseText = "";
  open() {}
  send() {
    setTimeout(() => this.onload());
  }
  abort() {}
}

const names = () =>
  within(screen.getByRole("list", { name: "Documents, newest first" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("bdi")?.textContent);

/** Names in the list of unsaved edits. */
const unsaved = () => renderHook(useDirectFailures).result.current.map(({ label }) => label);

beforeEach(() => {
  clearAlert();
  sessionLifetime.begin();
});

test("deletes a document at once, and Undo restores it unchanged", async () => {
  let documents = [INVOICE, PLAN];
  const calls = installClaim({
    "document.list": () => documents,
    "document.delete": ({ key }) => {
      documents = documents.filter((one) => one.key !== key);
      return null;
    },
    "document.create": (sent) => {
      documents = [...documents, INVOICE];
      return sent;
    },
  });
  showClaim("?tab=documents");
  await userEvent.click(await screen.findByRole("button", { name: "Delete “Invoice.pdf”" }));
  expect(await screen.findByText("“Invoice.pdf” deleted")).toBeInTheDocument();
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

test("a refused deletion restores the document with the reason, and Retry deletes it", async () => {
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
  expect(unsaved()).toEqual(["Delete “Invoice.pdf”"]);
  expect(names()).toContain("Invoice.pdf");
  isRefused = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("“Invoice.pdf” deleted")).toBeInTheDocument();
  expect(names()).toEqual(["Plan.png"]);
  expect(unsaved()).toEqual([]);
});

test("a deletion that finds the session ended restores the document and leaves the message to the session", async () => {
  let isAnswered = false;
  installClaim({
    "document.list": () => [INVOICE, PLAN],
    "document.delete": () => {
      isAnswered = true;
      throw new Failure(401, "Not signed in.");
    },
  });
  showClaim("?tab=documents");
  await userEvent.click(await screen.findByRole("button", { name: "Delete “Invoice.pdf”" }));
  await waitFor(() => expect(isAnswered).toBe(true));
  await waitFor(() => expect(names()).toContain("Invoice.pdf"));
  expect(sessionLifetime.isEnded()).toBe(true);
  expect(screen.queryByRole("log")).toBeNull();
  expect(unsaved()).toEqual([]);
});

test("a refused Undo can be retried", async () => {
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
  expect(unsaved()).toEqual(["Restore “Plan.png”"]);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(names()).toContain("Plan.png"));
});

test("previews an image and downloads any file", async () => {
  installClaim({ "document.list": () => [INVOICE, PLAN] });
  showClaim("?tab=documents");
  expect(await screen.findByRole("link", { name: "Download “Invoice.pdf”" })).toHaveAttribute("href", INVOICE.url);
  expect(screen.queryByRole("button", { name: "Preview “Invoice.pdf”" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Preview “Plan.png”" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Plan.png" }));
  expect(dialog.getByRole("img", { name: "Plan.png" })).toHaveAttribute("src", PLAN.url);
});

test("names a file of an unsupported type; a reviewer cannot add or delete", async () => {
  installClaim();
  const { unmount, container } = showClaim("?tab=documents");
  expect(await screen.findByText("No documents yet.")).toBeInTheDocument();
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

describe("an uploading document", () => {
  const PATH = "/insured/overview/ins-1/prj-1?tab=documents";
  const blocksUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const uploadSummary = () => renderHook(useUploadSummary).result.current;
  afterEach(() => act(() => uploadStore.cancelAll()));

  /** Adds a file. `uploadRequest` answers the first upload request; a second one gets no answer. */
  async function addRoof() {
    const uploadRequest = deferred<{ url: string; key: string; fields: { key: string } }>();
    const answers = [uploadRequest.promise];
    let documents: DocumentRecord[] = [];
    installClaim({
      "document.list": () => documents,
      "document.uploadRequest": () => answers.pop() ?? new Promise(() => {}),
      "document.create": (sent) => {
        documents = [documentOf("doc-9", "Roof.pdf", "application/pdf")];
        return sent;
      },
    });
    Object.assign(globalThis, { XMLHttpRequest: Bucket });
    const shown = showClaim("?tab=documents");
    expect(await screen.findByText("No documents yet.")).toBeInTheDocument();
    const chooser = shown.container.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
    await userEvent.upload(chooser, new File(["%PDF-"], "Roof.pdf", { type: "application/pdf" }));
    expect(await screen.findByRole("progressbar", { name: "Roof.pdf" })).toBeInTheDocument();
    return { uploadRequest, ...shown };
  }

  test("counts with the uploads of rooms, blocks leaving the page, and continues while another tab is open", async () => {
    const { uploadRequest, unmount } = await addRoof();
    expect(uploadSummary().open).toBe(1);
    expect([blocksUnload(), await saveBeforeReload()]).toEqual([true, false]);
    unmount();
    expect([blocksUnload(), uploadSummary().open]).toEqual([true, 1]);
    showClaim("?tab=documents");
    expect(await screen.findByRole("progressbar", { name: "Roof.pdf" })).toBeInTheDocument();
    uploadRequest.resolve({ url: "https://bucket.test", key: "doc-9", fields: { key: "u/${filename}" } });
    expect(await screen.findByRole("link", { name: "Download “Roof.pdf”" })).toBeInTheDocument();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect([blocksUnload(), await saveBeforeReload(), uploadSummary().open]).toEqual([false, true, 0]);
  });

  test("is reported with reason and claim on every page once it fails, and can be retried there", async () => {
    const { uploadRequest } = await addRoof();
    uploadRequest.reject(new Failure(503, "Not now."));
    const retry = await screen.findByRole("button", { name: "Retry Roof.pdf" });
    expect(uploadSummary().failed).toMatchObject([
      { kind: "document", fileName: "Roof.pdf", room: { key: "prj-1", name: "Documents of KM-prj-1", path: PATH } },
    ]);
    expect(blocksUnload()).toBe(true);
    await userEvent.click(retry);
    expect(await screen.findByRole("progressbar", { name: "Roof.pdf" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Remove Roof.pdf" }));
    expect([blocksUnload(), uploadSummary().open, uploadSummary().failed]).toEqual([false, 0, []]);
  });
});

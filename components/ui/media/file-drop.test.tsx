import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { FileDrop, type FileDropProps } from "./file-drop";
import type { FileEntry, SendFile } from "./file-entry";

const RULES = { types: [".jpg", ".csv"], typesLabel: "JPEG or CSV", maximumBytes: 2_048, maximumFiles: 4 };
const file = (name: string, size = 10) => new File(["x".repeat(size)], name, { lastModified: 1 });

const values: (readonly FileEntry[])[] = [];
beforeEach(() => {
  values.length = 0;
});

function Page(props: Partial<FileDropProps>) {
  const [value, setValue] = useState<readonly FileEntry[]>([]);
  const change = (next: readonly FileEntry[]) => {
    setValue(next);
    values.push(next);
  };
  return <FileDrop label="Photos" rules={RULES} {...props} value={value} onValueChange={change} />;
}

const button = () => screen.getByRole("button", { name: /^Photos: / });
const area = () => button().closest("[role=presentation]") as HTMLElement;
const drop = async (...files: File[]) => {
  const items = files.map((one) => ({ kind: "file", type: one.type, getAsFile: () => one }));
  await act(async () => void fireEvent.drop(area(), { dataTransfer: { files, items, types: ["Files"] } }));
};
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

/** Returns a `send` whose outcome the test decides. */
function openSend() {
  const sent: {
    name: string;
    signal: AbortSignal;
    progress: (share: number) => void;
    end: (failure?: Error) => void;
  }[] = [];
  const send: SendFile = ({ name }, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      sent.push({ name, signal, progress: onProgress, end: (failure) => (failure ? reject(failure) : resolve()) });
    });
  return { send, sent };
}

test("mentions no number of files with a limit of one", () => {
  const rules = { typesLabel: "CSV", maximumBytes: 5 * 1024 * 1024, maximumFiles: 1 };
  render(<FileDrop label="Table" value={[]} onValueChange={() => {}} rules={rules} />);
  expect(screen.getByText("CSV, up to 5 MB")).toBeInTheDocument();
});

test("collects several files, and reports why each rejected file was rejected", async () => {
  render(<Page />);
  expect(screen.getByText("JPEG or CSV, up to 2 kB each, at most 4 files")).toBeInTheDocument();
  await drop(file("a.jpg"), file("b.exe"), file("c.csv", 3_000), file("d.csv"), file("e.jpg", 0), file("a.jpg"));
  await waitFor(() => expect(screen.getByRole("list", { name: "Files" })).toBeInTheDocument());
  expect(rows()).toEqual([
    "a.jpg1 kB",
    "d.csv1 kB",
    "b.exeNot added: Unsupported file type. Use JPEG or CSV.",
    "c.csvNot added: Too large: 3 kB, at most 2 kB.",
    "e.jpgNot added: The file is empty.",
    "a.jpgNot added: Already added.",
  ]);
  expect(screen.getByRole("alert")).toHaveTextContent("b.exe");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss b.exe" }));
  expect(screen.queryByText("b.exe")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Remove a.jpg" }));
  expect(values.at(-1)?.map((entry) => [entry.file.name, entry.status])).toEqual([["d.csv", "ready"]]);
  expect(button()).toHaveFocus();
});

test("accepts files chosen by keyboard and pasted ones", async () => {
  render(<Page />);
  const input = area().querySelector("input") as HTMLInputElement;
  const open = jest.spyOn(input, "click");
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(open).toHaveBeenCalledTimes(1);
  await userEvent.upload(input, file("chosen.jpg"));
  expect(await screen.findByText("chosen.jpg")).toBeInTheDocument();
  const files = [file("pasted.jpg")];
  const items = [{ kind: "file", type: "", getAsFile: () => files[0] }];
  await act(async () => void fireEvent.paste(button(), { clipboardData: { files, items, types: ["Files"] } }));
  expect(await screen.findByText("pasted.jpg")).toBeInTheDocument();
});

test("sends three files at once with their progress, and retries a failed one", async () => {
  const { send, sent } = openSend();
  render(<Page send={send} />);
  await drop(file("1.jpg"), file("2.jpg"), file("3.jpg"), file("4.jpg"));
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["1.jpg", "2.jpg", "3.jpg"]));
  expect(rows()[3]).toBe("4.jpg1 kB · Waiting");
  act(() => sent[0]?.progress(0.624));
  expect(screen.getByRole("progressbar", { name: "1.jpg" })).toHaveAttribute("aria-valuenow", "62");
  expect(rows()[0]).toBe("1.jpg1 kB · Sending 62%");
  act(() => sent[0]?.progress(0.3));
  expect(rows()[0]).toBe("1.jpg1 kB · Sending 62%");
  act(() => sent[0]?.progress(Number.NaN));
  await act(async () => sent[0]?.end());
  expect(rows()[0]).toBe("1.jpg1 kB · Sent");
  expect(sent.map(({ name }) => name)).toEqual(["1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
  await act(async () => sent[1]?.end(new Error("The connection was lost")));
  expect(rows()[1]).toBe("2.jpg1 kB · Not sent: The connection was lost");
  await userEvent.click(screen.getByRole("button", { name: "Retry 2.jpg" }));
  expect(sent.map(({ name }) => name)).toEqual(["1.jpg", "2.jpg", "3.jpg", "4.jpg", "2.jpg"]);
  await act(async () => sent[4]?.end());
  expect(rows()[1]).toBe("2.jpg1 kB · Sent");
});

test("replaces a failed file with the next accepted file if the limit is one", async () => {
  const { send, sent } = openSend();
  render(<Page send={send} rules={{ ...RULES, maximumFiles: 1 }} />);
  await drop(file("1.jpg"));
  await waitFor(() => expect(sent).toHaveLength(1));
  await drop(file("2.jpg"));
  expect(rows()).toEqual(["1.jpg1 kB · Sending 0%", "2.jpgNot added: Only one file is allowed."]);
  await act(async () => sent[0]?.end(new Error("No")));
  await drop(file("3.exe"));
  expect(rows()[0]).toBe("1.jpg1 kB · Not sent: No");
  await drop(file("4.jpg"));
  expect(rows()).toEqual(["4.jpg1 kB · Sending 0%"]);
});

test("keeps both of two simultaneous answers", async () => {
  const { send, sent } = openSend();
  render(<Page send={send} />);
  await drop(file("1.jpg"), file("2.jpg"));
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => {
    sent[0]?.end();
    sent[1]?.end(new Error("No"));
  });
  expect(rows()).toEqual(["1.jpg1 kB · Sent", "2.jpg1 kB · Not sent: No"]);
});

test("aborts the upload of a removed file, and all uploads on unmount", async () => {
  const { send, sent } = openSend();
  const { unmount } = render(<Page send={send} />);
  await drop(file("1.jpg"), file("2.jpg"));
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(screen.getByRole("button", { name: "Remove 1.jpg" }));
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => sent[0]?.end(new Error("aborted")));
  expect(rows()).toEqual(["2.jpg1 kB · Sending 0%"]);
  unmount();
  expect(sent[1]?.signal.aborted).toBe(true);
});

test("marks the page as unsaved from the first file to the last", async () => {
  const blocksLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const hasUnsavedMark = () => document.querySelector("[data-unsaved]") !== null;
  const { send, sent } = openSend();
  render(<Page send={send} />);
  expect([blocksLeaving(), hasUnsavedMark()]).toEqual([false, false]);
  await drop(file("1.jpg"), file("2.jpg"));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect([blocksLeaving(), hasUnsavedMark()]).toEqual([true, true]);
  await act(async () => sent[0]?.end());
  expect([blocksLeaving(), hasUnsavedMark()]).toEqual([true, true]);
  await act(async () => sent[1]?.end());
  expect([blocksLeaving(), hasUnsavedMark()]).toEqual([false, false]);
});

test("passes each file as waiting to a parent that sends files, and retries through that parent", async () => {
  const onRetry = jest.fn();
  const failed: FileEntry = { id: "f", file: file("f.jpg"), status: "failed", progress: 0, message: "No" };
  const onValueChange = jest.fn();
  render(<FileDrop label="Photos" value={[failed]} onValueChange={onValueChange} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole("button", { name: "Retry f.jpg" }));
  expect(onRetry.mock.calls).toEqual([["f"]]);
  await drop(file("g.jpg"));
  await waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(1));
  const next = onValueChange.mock.calls[0]?.[0] as readonly FileEntry[];
  expect(next.map((entry) => [entry.file.name, entry.status])).toEqual([
    ["f.jpg", "failed"],
    ["g.jpg", "waiting"],
  ]);
});

test("announces on its button that files are required, and the error", () => {
  render(<Page required error="One photo at least" />);
  expect(button()).toHaveAccessibleName("Photos: choose files, required");
  expect(button()).toHaveAccessibleDescription(/One photo at least$/);
});

test("does not count the system's file chooser as leaving the field", async () => {
  const onBlur = jest.fn();
  render(<Page onBlur={onBlur} />);
  button().focus();
  const hasFocus = jest.spyOn(document, "hasFocus").mockReturnValue(false);
  fireEvent.blur(button());
  expect(onBlur).not.toHaveBeenCalled();
  hasFocus.mockReturnValue(true);
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
  hasFocus.mockRestore();
});

test("accepts nothing while disabled", async () => {
  render(<Page disabled />);
  expect(button()).toBeDisabled();
  await drop(file("a.jpg"));
  expect(values).toHaveLength(0);
});

test("renders markup and direction marks in a name as text", async () => {
  render(<Page />);
  await drop(file("<img src=x onerror=alert(1)>.jpg"), file("photo\u202Egpj.csv"));
  expect(await screen.findByText("<img src=x onerror=alert(1)>.jpg")).toBeInTheDocument();
  expect(screen.getByText("photogpj.csv")).toBeInTheDocument();
  expect(document.querySelector("img")).toBeNull();
});

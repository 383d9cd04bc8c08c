import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { holdDirectory } from "./hold-directory";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "hold-"));
});
afterEach(() => rm(directory, { recursive: true }));

test("a directory that another living process has is refused", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  await writeFile(path.join(directory, "held-by"), String(other.pid));
  await expect(holdDirectory(directory)).rejects.toThrow(`is in use by process ${other.pid}`);
  other.kill();
});

test("one left behind by a process that is gone is taken over, and given back", async () => {
  const gone = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => gone.on("exit", resolve));
  await writeFile(path.join(directory, "held-by"), String(gone.pid));
  const release = await holdDirectory(directory);
  expect(await readFile(path.join(directory, "held-by"), "utf8")).toBe(String(process.pid));
  await release();
  await expect(readFile(path.join(directory, "held-by"), "utf8")).rejects.toThrow("ENOENT");
});

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { holdDirectory } from "./hold-directory";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "hold-"));
});
afterEach(() => rm(directory, { recursive: true }));

test("refuses a directory that another living process holds", async () => {
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  await writeFile(path.join(directory, "held-by"), String(other.pid));
  await expect(holdDirectory(directory)).rejects.toThrow(`is in use by process ${other.pid}`);
  other.kill();
});

test("takes over a directory from an ended process, and releases it", async () => {
  const ended = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => ended.on("exit", resolve));
  await writeFile(path.join(directory, "held-by"), String(ended.pid));
  const release = await holdDirectory(directory);
  expect((await readFile(path.join(directory, "held-by"), "utf8")).split(" ")[0]).toBe(String(process.pid));
  await release();
  await expect(readFile(path.join(directory, "held-by"), "utf8")).rejects.toThrow("ENOENT");
});

// On Linux, the start time distinguishes two processes with the same id; elsewhere an id in use counts as the holder.
if (existsSync("/proc/self/stat")) {
  test("an ended process does not hold the directory, even if another process now has its id", async () => {
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    await writeFile(path.join(directory, "held-by"), `${other.pid} 1`);
    const release = await holdDirectory(directory);
    await release();
    other.kill();
  });

  test("a killed process that has not been reaped does not hold the directory", async () => {
    // The shell becomes a sleep that never reaps its child.
    const parent = spawn("/bin/sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"]);
    const pid = await new Promise<string>((resolve) =>
      parent.stdout.once("data", (data) => resolve(String(data).trim())),
    );
    const stateOf = async () => (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.[0];
    while ((await stateOf()) !== "Z") await new Promise((resolve) => setTimeout(resolve, 10));
    await writeFile(path.join(directory, "held-by"), pid);
    const release = await holdDirectory(directory);
    await release();
    parent.kill();
  });
}

test("gives the directory to one of several processes that start at once", async () => {
  const taken = await Promise.allSettled(Array.from({ length: 5 }, () => holdDirectory(directory)));
  expect(taken.filter((each) => each.status === "fulfilled")).toHaveLength(1);
});

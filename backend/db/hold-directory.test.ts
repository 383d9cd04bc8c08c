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
  expect((await readFile(path.join(directory, "held-by"), "utf8")).split(" ")[0]).toBe(String(process.pid));
  await release();
  await expect(readFile(path.join(directory, "held-by"), "utf8")).rejects.toThrow("ENOENT");
});

// Told apart by what Linux says of its processes; elsewhere a number that is in use counts as held.
if (existsSync("/proc/self/stat")) {
  test("the number of a process that is gone, given to another one since, holds nothing", async () => {
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    await writeFile(path.join(directory, "held-by"), `${other.pid} 1`);
    const release = await holdDirectory(directory);
    await release();
    other.kill();
  });

  test("a killed process that nobody has reaped yet holds nothing", async () => {
    // The shell becomes a sleep that never asks how its child ended.
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

test("of several processes that start at once one gets the directory", async () => {
  const taken = await Promise.allSettled(Array.from({ length: 5 }, () => holdDirectory(directory)));
  expect(taken.filter((each) => each.status === "fulfilled")).toHaveLength(1);
});

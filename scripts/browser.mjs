/** Finds Chromium, or installs Debian's if apt is permitted. */
import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

const PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const findChromium = () => [process.env.CHROMIUM_PATH, ...PATHS].find((file) => file && existsSync(file));

/** Returns the path of Chromium; ends the program with a clear message if there is none and none can be installed. */
export async function ensureChromium() {
  if (!findChromium()) {
    console.log("Installing Chromium…");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env }).catch(() => 1);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    }).catch(() => 1);
  }
  const found = findChromium();
  if (!found) {
    console.error("The end-to-end tests need Chromium. Install it and set CHROMIUM_PATH to its program.");
    process.exit(1);
  }
  return found;
}

/** Finds LibreOffice, or installs Debian's Calc if apt is permitted. */
import { existsSync } from "node:fs";
import { run } from "./processes.mjs";

const PATHS = ["/usr/bin/soffice", "/usr/local/bin/soffice", "/Applications/LibreOffice.app/Contents/MacOS/soffice"];
const findOffice = () => [process.env.SOFFICE_PATH, ...PATHS].find((file) => file && existsSync(file));

/** Returns the path of `soffice`; ends the program with a clear message if there is none and none can be installed. */
export async function ensureSpreadsheet() {
  if (!findOffice()) {
    console.log("Installing LibreOffice Calc…");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const quietly = { env, stdio: ["ignore", "ignore", "inherit"] };
    await run("apt-get", ["update", "-qq"], quietly).catch(() => 1);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "libreoffice-calc"], quietly).catch(
      () => 1,
    );
  }
  const found = findOffice();
  if (!found) {
    console.error(
      "The spreadsheet test needs LibreOffice Calc. Install it and set SOFFICE_PATH to its program, soffice.",
    );
    process.exit(1);
  }
  return found;
}

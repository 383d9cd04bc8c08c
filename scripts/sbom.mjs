/**
 * Writes the bill of materials of package-lock.json: `npm run sbom`, or `npm run sbom -- some/file.json`. Needs nothing
 * installed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { billOfMaterials } from "./cyclonedx.mjs";
import { ROOT } from "./processes.mjs";

const target = path.resolve(process.argv[2] ?? path.join(ROOT, "dist/sbom.cdx.json"));
const bill = billOfMaterials(JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8")));
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);

const ofTheProduct = bill.components.filter(({ scope }) => scope !== "excluded").length;
const others = bill.components.length - ofTheProduct;
console.log(`${ofTheProduct} packages of the product and ${others} of its making are in ${target}`);

import { readFileSync } from "node:fs";
import path from "node:path";
import { billOfMaterials, type Lockfile } from "./cyclonedx.mjs";

const ZEROS = `sha512-${"A".repeat(86)}==`;
const ONES = `sha512-${"/".repeat(85)}w==`;

/** Scoped, renamed, optional and twice in two versions; one belongs to the product in one place and not in another. */
const LITTLE: Lockfile = {
  packages: {
    "": {
      name: "house",
      version: "1.2.3",
      license: "UNLICENSED",
      dependencies: { "@wall/brick": "1.0.0", roof: "2.0.0" },
      devDependencies: { crane: "3.0.0" },
    },
    "node_modules/roof": {
      version: "2.0.0",
      license: "(MIT OR CC0-1.0)",
      dependencies: { tile: "^1.0.0" },
      optionalDependencies: { gutter: "1.0.0", absent: "1.0.0" },
    },
    "node_modules/roof/node_modules/tile": { version: "1.0.0", integrity: ZEROS, license: "SEE LICENSE IN LICENSE" },
    "node_modules/tile": { version: "2.0.0", integrity: ONES, license: "ISC", dev: true },
    "node_modules/gutter": { version: "1.0.0", optional: true },
    "node_modules/crane": { version: "3.0.0", dev: true, license: "MIT", dependencies: { tile: "^2.0.0", rope: "1" } },
    "node_modules/crane/node_modules/rope": { name: "@old/rope", version: "1.0.0-rc.1+b", dev: true, license: "MIT" },
    "node_modules/@wall/brick": {
      version: "1.0.0",
      integrity: ZEROS,
      license: "Apache-2.0",
      peerDependencies: { roof: "*" },
    },
    "node_modules/crane/node_modules/@wall/brick": {
      version: "1.0.0",
      integrity: ZEROS,
      license: "Apache-2.0",
      dev: true,
    },
    "node_modules/shed": { link: true },
  },
};

test("a little lockfile, to the letter", () => {
  const inDevelopment = { name: "cdx:npm:package:development", value: "true" };
  const at = (value: string) => ({ name: "cdx:npm:package:path", value });
  const { serialNumber, ...bill } = billOfMaterials(LITTLE);
  expect(bill).toEqual({
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "pre-build" }],
      component: {
        type: "application",
        "bom-ref": "house@1.2.3",
        name: "house",
        version: "1.2.3",
        licenses: [{ license: { name: "UNLICENSED" } }],
      },
    },
    components: [
      {
        type: "library",
        "bom-ref": "pkg:npm/%40old/rope@1.0.0-rc.1%2Bb",
        group: "@old",
        name: "rope",
        version: "1.0.0-rc.1+b",
        scope: "excluded",
        licenses: [{ license: { id: "MIT" } }],
        purl: "pkg:npm/%40old/rope@1.0.0-rc.1%2Bb",
        properties: [inDevelopment, at("node_modules/crane/node_modules/rope")],
      },
      {
        type: "library",
        "bom-ref": "pkg:npm/%40wall/brick@1.0.0",
        group: "@wall",
        name: "brick",
        version: "1.0.0",
        scope: "required",
        hashes: [{ alg: "SHA-512", content: "0".repeat(128) }],
        licenses: [{ license: { id: "Apache-2.0" } }],
        purl: "pkg:npm/%40wall/brick@1.0.0",
        properties: [at("node_modules/@wall/brick"), at("node_modules/crane/node_modules/@wall/brick")],
      },
      {
        type: "library",
        "bom-ref": "pkg:npm/crane@3.0.0",
        name: "crane",
        version: "3.0.0",
        scope: "excluded",
        licenses: [{ license: { id: "MIT" } }],
        purl: "pkg:npm/crane@3.0.0",
        properties: [inDevelopment, at("node_modules/crane")],
      },
      {
        type: "library",
        "bom-ref": "pkg:npm/gutter@1.0.0",
        name: "gutter",
        version: "1.0.0",
        scope: "optional",
        purl: "pkg:npm/gutter@1.0.0",
        properties: [at("node_modules/gutter")],
      },
      {
        type: "library",
        "bom-ref": "pkg:npm/roof@2.0.0",
        name: "roof",
        version: "2.0.0",
        scope: "required",
        licenses: [{ expression: "(MIT OR CC0-1.0)" }],
        purl: "pkg:npm/roof@2.0.0",
        properties: [at("node_modules/roof")],
      },
      {
        type: "library",
        "bom-ref": "pkg:npm/tile@1.0.0",
        name: "tile",
        version: "1.0.0",
        scope: "required",
        hashes: [{ alg: "SHA-512", content: "0".repeat(128) }],
        licenses: [{ license: { name: "SEE LICENSE IN LICENSE" } }],
        purl: "pkg:npm/tile@1.0.0",
        properties: [at("node_modules/roof/node_modules/tile")],
      },
      {
        type: "library",
        "bom-ref": "pkg:npm/tile@2.0.0",
        name: "tile",
        version: "2.0.0",
        scope: "excluded",
        hashes: [{ alg: "SHA-512", content: "f".repeat(128) }],
        licenses: [{ license: { id: "ISC" } }],
        purl: "pkg:npm/tile@2.0.0",
        properties: [inDevelopment, at("node_modules/tile")],
      },
    ],
    dependencies: [
      {
        ref: "house@1.2.3",
        dependsOn: ["pkg:npm/%40wall/brick@1.0.0", "pkg:npm/crane@3.0.0", "pkg:npm/roof@2.0.0"],
      },
      { ref: "pkg:npm/%40old/rope@1.0.0-rc.1%2Bb", dependsOn: [] },
      { ref: "pkg:npm/%40wall/brick@1.0.0", dependsOn: ["pkg:npm/roof@2.0.0"] },
      {
        ref: "pkg:npm/crane@3.0.0",
        dependsOn: ["pkg:npm/%40old/rope@1.0.0-rc.1%2Bb", "pkg:npm/tile@2.0.0"],
      },
      { ref: "pkg:npm/gutter@1.0.0", dependsOn: [] },
      { ref: "pkg:npm/roof@2.0.0", dependsOn: ["pkg:npm/gutter@1.0.0", "pkg:npm/tile@1.0.0"] },
      { ref: "pkg:npm/tile@1.0.0", dependsOn: [] },
      { ref: "pkg:npm/tile@2.0.0", dependsOn: [] },
    ],
  });
  expect(serialNumber).toBe("urn:uuid:017d26d0-2c71-557f-95cc-8d542cddb8d3");
});

test("the same packages in another order are the same bytes; another version is another bill", () => {
  const turned = { packages: Object.fromEntries(Object.entries(LITTLE.packages).reverse()) };
  expect(JSON.stringify(billOfMaterials(turned))).toBe(JSON.stringify(billOfMaterials(LITTLE)));
  const gutter = { ...LITTLE.packages["node_modules/gutter"], version: "1.0.1" };
  const renewed = { packages: { ...LITTLE.packages, "node_modules/gutter": gutter } };
  expect(billOfMaterials(renewed).serialNumber).not.toBe(billOfMaterials(LITTLE).serialNumber);
});

describe("the product's own", () => {
  const ROOT = path.resolve(__dirname, "..");
  const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
  const lock = read("package-lock.json") as Lockfile;
  const { dependencies } = read("package.json") as { dependencies: Record<string, string> };
  const bill = billOfMaterials(lock);
  const delivered = bill.components.filter(({ scope }) => scope !== "excluded");

  test("names every package that is delivered, at each of its places", () => {
    const places = delivered.flatMap(({ version, properties = [] }) =>
      properties.flatMap(({ name, value }) => (name === "cdx:npm:package:path" ? [`${value}@${version}`] : [])),
    );
    const wanted = Object.entries(lock.packages).filter(([place, entry]) => place !== "" && !entry.dev);
    expect(wanted.length).toBeGreaterThan(200);
    expect(
      wanted.map(([place, { version }]) => `${place}@${version}`).filter((each) => !places.includes(each)),
    ).toEqual([]);
  });

  test("lists what package.json asks for as the product's needs, and delivered", () => {
    const direct = bill.dependencies[0]?.dependsOn ?? [];
    const addresses = delivered.map(({ purl }) => purl);
    for (const [name, version] of Object.entries(dependencies)) {
      const address = `pkg:npm/${name.replace("@", "%40")}@${version}`;
      expect([address, direct.includes(address), addresses.includes(address)]).toEqual([address, true, true]);
    }
  });

  test("gives a licence and a SHA-512 for each that is delivered, binaries of other platforms aside", () => {
    const isBare = (each: (typeof delivered)[number]) => !each.licenses || each.hashes?.[0]?.alg !== "SHA-512";
    expect(delivered.filter(isBare).map(({ group, name }) => `${group}/${name}`)).toEqual([
      "@next/swc-darwin-arm64",
      "@next/swc-darwin-x64",
      "@next/swc-win32-arm64-msvc",
      "@next/swc-win32-x64-msvc",
    ]);
    const names = delivered.flatMap(({ licenses = [] }) =>
      licenses.filter((each) => "license" in each && "name" in each.license),
    );
    expect(names).toEqual([]);
  });

  test("is whole: every reference is there, each once, and every hash has its length", () => {
    const refs = [bill.metadata.component, ...bill.components].map((each) => each["bom-ref"]);
    expect(new Set(refs).size).toBe(refs.length);
    expect(bill.dependencies.map(({ ref }) => ref)).toEqual(refs);
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual([]);
    for (const { content } of bill.components.flatMap(({ hashes = [] }) => hashes)) {
      expect(content).toMatch(/^[0-9a-f]{128}$/);
    }
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

/**
 * A lockfile as a bill of materials (CycloneDX 1.6). Says what the lockfile says and nothing else, so the same lockfile
 * always gives the same bytes: no time of making, and a serial number that is derived from the content.
 */
import { createHash } from "node:crypto";

/** What packages give as an SPDX name; other words of theirs are kept as a plain name. */
const SPDX = new Set(
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0
  OFL-1.1 Python-2.0 Unlicense WTFPL Zlib`.split(/\s+/),
);
const EXPRESSION = /^\(?[\w.+-]+(?: (?:AND|OR|WITH) \(?[\w.+-]+\)?)+\)?$/;
const ALGORITHMS = { sha1: "SHA-1", sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" };
const FOLDER = "node_modules/";
/** RFC 4122's name space for addresses. */
const NAME_SPACE = Buffer.from("6ba7b8119dad11d180b400c04fd430c8", "hex");

const inOrder = (left, right) => (left < right ? -1 : left > right ? 1 : 0);
const nameOf = (place, entry) => entry.name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);

/** The package's address as scanners know it, e.g. "pkg:npm/%40types/node@20.19.25". */
function addressOf(place, entry) {
  const name = nameOf(place, entry).split("/").map(encodeURIComponent).join("/");
  return `pkg:npm/${name}@${encodeURIComponent(entry.version)}`;
}

function licensesOf({ license }) {
  if (!license) return {};
  if (SPDX.has(license)) return { licenses: [{ license: { id: license } }] };
  return { licenses: EXPRESSION.test(license) ? [{ expression: license }] : [{ license: { name: license } }] };
}

function hashesOf({ integrity }) {
  const hashes = (integrity ?? "").split(/\s+/).flatMap((part) => {
    const [, name = "", digest = ""] = /^(\w+)-([^?]+)/.exec(part) ?? [];
    const alg = ALGORITHMS[name];
    return alg ? [{ alg, content: Buffer.from(digest, "base64").toString("hex") }] : [];
  });
  return hashes.length > 0 ? { hashes } : {};
}

/** One package at all of its places. It is left out of the product only if none of them belongs to the product. */
function componentOf(address, places) {
  const [[firstPlace, first]] = places;
  const [group, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(nameOf(firstPlace, first)).slice(1);
  const entries = places.map(([, entry]) => entry);
  const isDevelopment = entries.every((entry) => entry.dev);
  const isOptional = entries.every((entry) => entry.optional || entry.devOptional);
  const scope = isDevelopment ? "excluded" : isOptional ? "optional" : "required";
  return {
    type: "library",
    "bom-ref": address,
    ...(group && { group }),
    name,
    version: first.version,
    scope,
    ...hashesOf(first),
    ...licensesOf(first),
    purl: address,
    properties: [
      ...(isDevelopment ? [{ name: "cdx:npm:package:development", value: "true" }] : []),
      ...places.map(([place]) => ({ name: "cdx:npm:package:path", value: place })),
    ],
  };
}

/** The place that Node finds `name` at from `place`: its own folder first, then those above it. */
function placeOf(packages, place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${FOLDER}`)))) {
    const found = at === "" ? FOLDER + name : `${at}/${FOLDER}${name}`;
    if (packages[found]) return found;
    if (at === "") return null;
  }
}

function dependenciesOf(packages, place) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[place];
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
  const found = names.map((name) => placeOf(packages, place, name)).filter((each) => each !== null);
  return found.map((each) => addressOf(each, packages[each]));
}

/** A UUID of version 5, by the content. SHA-1 is what RFC 4122 asks for; it names here, and protects nothing. */
function serialNumberOf(content) {
  const bytes = createHash("sha1").update(NAME_SPACE).update(content).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x50;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The bill of a package-lock.json of version 3, as an object. Links (workspaces) are no packages of anyone else. */
export function billOfMaterials({ packages }) {
  const { "": root, ...rest } = packages;
  const placesOf = new Map();
  for (const [place, entry] of Object.entries(rest).sort(([a], [b]) => inOrder(a, b))) {
    if (entry.link) continue;
    const address = addressOf(place, entry);
    placesOf.set(address, [...(placesOf.get(address) ?? []), [place, entry]]);
  }
  const sorted = [...placesOf].sort(([a], [b]) => inOrder(a, b));
  const product = `${root.name}@${root.version}`;
  const dependsOn = (places) => [...new Set(places.flatMap((place) => dependenciesOf(packages, place)))].sort(inOrder);
  const content = {
    metadata: {
      lifecycles: [{ phase: "pre-build" }],
      component: {
        type: "application",
        "bom-ref": product,
        name: root.name,
        version: root.version,
        ...licensesOf(root),
      },
    },
    components: sorted.map(([address, places]) => componentOf(address, places)),
    dependencies: [
      { ref: product, dependsOn: dependsOn([""]) },
      ...sorted.map(([ref, places]) => ({ ref, dependsOn: dependsOn(places.map(([place]) => place)) })),
    ],
  };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: serialNumberOf(JSON.stringify(content)),
    version: 1,
    ...content,
  };
}

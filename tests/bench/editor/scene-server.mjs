/** What the scan editor is measured against: a backend with one claim whose home has any number of vertices. */
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../../../scripts/processes.mjs";
import { closeAll, employeeKey, keyOf, listen } from "../queue/world.mjs";

const LONG_AGO = "2026-01-02T10:00:00.000Z";
const COMPANY = keyOf("cous", 1);
const INSURED = keyOf("ins", 1);
const PROJECT = keyOf("prj", 1);
const SURVEY = keyOf("srv", 1);
const DATASET = keyOf("ds", 1);
const TASK = keyOf("annotask", 1);

export const editorPath = `/insured/overview/${INSURED}/${PROJECT}/scan-viewer?datasetKey=${DATASET}&annotationTask=${TASK}`;

/** Kind, path and envelope of the five lists. */
const LISTS = [
  ["vertex", "/vertex", "vertices"],
  ["edge", "/edge", "edges"],
  ["face", "/face", "faces"],
  ["objectPlanar", "/object-planar", "objectsPlanar"],
  ["object3D", "/object3d", "object3ds"],
];

const insured = {
  key: INSURED,
  companyKey: COMPANY,
  givenName: "Bench",
  familyName: "Number 1",
  isActive: true,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
  properties: [],
  surveys: [],
  projects: [
    {
      key: PROJECT,
      insuredKey: INSURED,
      companyKey: COMPANY,
      claimNumber: "B-1",
      orderType: "claim",
      status: "needs review",
      statusChangedAt: LONG_AGO,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
      surveys: [{ key: SURVEY, projectKey: PROJECT, name: "Full home", datasetKey: DATASET, createdAt: LONG_AGO }],
    },
  ],
};

/** The generator of tests/support, compiled: Node 20 reads no types. */
async function loadGenerator() {
  const folder = mkdtempSync(path.join(ROOT, "node_modules/.bench-"));
  try {
    const outfile = path.join(folder, "tiled-home.mjs");
    await build({
      entryPoints: [path.join(ROOT, "tests/support/tiled-home.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The five lists as the backend sends them: text by path, and how many records each kind has. */
async function drawScene(vertices) {
  const { homesOf } = await loadGenerator();
  const parts = Object.fromEntries(LISTS.map(([kind]) => [kind, []]));
  const counts = Object.fromEntries(LISTS.map(([kind]) => [kind, 0]));
  for (const home of homesOf(vertices, SURVEY)) {
    for (const [kind] of LISTS) {
      counts[kind] += home[kind].length;
      parts[kind].push(Buffer.from(home[kind].map((record) => JSON.stringify(record)).join(",")));
      parts[kind].push(Buffer.from(","));
    }
  }
  const bodies = new Map(
    LISTS.map(([kind, address, envelope]) => [
      address,
      Buffer.concat([Buffer.from(`{"${envelope}":[`), ...parts[kind].slice(0, -1), Buffer.from("]}")]),
    ]),
  );
  return { bodies, counts };
}

function answer(method, address, body) {
  const who = { key: employeeKey, givenName: "Bench", familyName: "Example", email: "bench@other.test" };
  switch (address) {
    case "/employee":
      return { employee: { ...who, role: "employee", companyKeys: [COMPANY] } };
    case "/company/list-all":
      return { companies: [{ key: COMPANY, name: "Bench Mutual", isActive: true }] };
    case "/insured":
      return { insured };
    case "/dataset":
      return { dataset: { key: DATASET, surveyKey: SURVEY, name: "Full home" } };
    case "/annotation-task":
      return { annotationTask: { key: TASK, datasetKey: DATASET, floorNumber: 0 } };
    case "/bookmark":
      return { bookmarks: [] };
    case "/vertex/batch":
      // Only moves are measured: the answer carries what a move sends, one revision on.
      return method === "PUT"
        ? { vertices: JSON.parse(body).vertices.map((sent) => ({ ...sent, revision: (sent.revision ?? 0) + 1 })) }
        : null;
    default:
      return null;
  }
}

/** Answers {counts, close}: a home of at least `vertices` (0: as the demo has it) on `port`. */
export async function startScene(port, vertices) {
  const { bodies, counts } = await drawScene(vertices);
  const etag = '"bench"';
  const backend = await listen(
    (request, response) => {
      const { pathname } = new URL(request.url, "http://localhost");
      const list = request.method === "GET" ? bodies.get(pathname) : undefined;
      if (list) {
        const isKnown = request.headers["if-none-match"] === etag;
        response.writeHead(isKnown ? 304 : 200, { "content-type": "application/json", etag });
        response.end(isKnown ? undefined : list);
        return;
      }
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        const found = answer(request.method, pathname, body);
        response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
        response.end(JSON.stringify(found ?? { status: [{ message: "Not found", type: "not_found" }] }));
      });
    },
    port,
    "127.0.0.1",
  );
  return { counts, close: () => closeAll([backend]) };
}

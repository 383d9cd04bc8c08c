/** The backend for the editor's benchmark: one claim whose home has any number of vertices. */
import { closeAll, employeeKey, keyOf, listen } from "../queue/world.mjs";
import { holdLists } from "./held-lists.mjs";

const LONG_AGO = "2026-01-02T10:00:00.000Z";
const COMPANY = keyOf("cous", 1);
const INSURED = keyOf("ins", 1);
const PROJECT = keyOf("prj", 1);
const SURVEY = keyOf("srv", 1);
const DATASET = keyOf("ds", 1);
const TASK = keyOf("annotask", 1);

export const editorPath = `/insured/overview/${INSURED}/${PROJECT}/scan-viewer?datasetKey=${DATASET}&annotationTask=${TASK}`;

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

function answer(address) {
  const profile = { key: employeeKey, givenName: "Bench", familyName: "Example", email: "bench@other.test" };
  switch (address) {
    case "/employee":
      return { employee: { ...profile, role: "employee", companyKeys: [COMPANY] } };
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
    default:
      return null;
  }
}

async function readBody(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function send(response, status, body) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/**
 * Serves a home of at least `vertices` (0: the demo's home) on `port`. Returns {counts, close, batches, failEvery,
 * lastUpdated}: `batches(path)` counts the batch updates of the list at a path, without a path those of all lists;
 * `failEvery(n)` makes every nth update fail from now on, alternately refused with 503 and executed unanswered
 * (0: none); `lastUpdated(path)` returns the last updated record of the list at a path.
 */
export async function startScene(port, vertices) {
  const { lists, counts } = await holdLists(vertices, SURVEY);
  let batches = 0;
  let failureInterval = 0;
  const batchesOf = new Map();

  /** Only changes existing records, because only moves are measured. */
  function update(address, list, body, response) {
    batches += 1;
    batchesOf.set(address, (batchesOf.get(address) ?? 0) + 1);
    const failure = failureInterval > 0 && batches % failureInterval === 0 ? (batches / failureInterval) % 2 : null;
    if (failure === 1) return send(response, 503, { status: [{ message: "Busy", type: "server_error" }] });
    const records = list.update(JSON.parse(body)[list.envelope]);
    if (failure === 0) return response.destroy();
    if (!records) return send(response, 404, { status: [{ message: "Not found", type: "not_found" }] });
    return send(response, 200, { [list.envelope]: records });
  }

  const backend = await listen(
    async (request, response) => {
      const { pathname } = new URL(request.url, "http://localhost");
      const list = request.method === "GET" ? lists.get(pathname) : undefined;
      if (list) {
        const etag = list.etag();
        const isKnown = request.headers["if-none-match"] === etag;
        response.writeHead(isKnown ? 304 : 200, { "content-type": "application/json", etag });
        return response.end(isKnown ? undefined : list.body());
      }
      const body = await readBody(request);
      const address = pathname.replace(/\/batch$/, "");
      const batch = request.method === "PUT" ? lists.get(address) : undefined;
      if (batch) return update(address, batch, body, response);
      const found = answer(pathname);
      return send(response, found ? 200 : 404, found ?? { status: [{ message: "Not found", type: "not_found" }] });
    },
    port,
    "127.0.0.1",
  );
  return {
    counts,
    batches: (address) => (address ? (batchesOf.get(address) ?? 0) : batches),
    failEvery(interval) {
      failureInterval = interval;
    },
    lastUpdated: (address) => lists.get(address).lastUpdated(),
    close: () => closeAll([backend]),
  };
}

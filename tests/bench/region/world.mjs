/** The backend for the benchmark of region review: one claim whose room has many photos, and their bucket. */
import { closeAll, drawPictures, employeeKey, keyOf, listen } from "../queue/world.mjs";

const LONG_AGO = Date.parse("2026-01-02T10:00:00.000Z");
const COMPANY = keyOf("cous", 1);
const INSURED = keyOf("ins", 1);
const PROJECT = keyOf("prj", 1);
const SURVEY = keyOf("srv", 1);
const ROOM = keyOf("reg", 1);
const PHOTO = { width: 1600, height: 1200 };
/** As created by the reference backend. */
const THUMBNAIL = { width: 320, height: 240 };

export const roomPath = `/insured/overview/${INSURED}/${PROJECT}/region-review/${ROOM}`;

const timeOf = (index) => new Date(LONG_AGO + index * 10_000).toISOString();
const insured = {
  key: INSURED,
  companyKey: COMPANY,
  givenName: "Bench",
  familyName: "Number 1",
  isActive: true,
  createdAt: timeOf(0),
  updatedAt: timeOf(0),
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
      statusChangedAt: timeOf(0),
      createdAt: timeOf(0),
      updatedAt: timeOf(0),
      surveys: [{ key: SURVEY, projectKey: PROJECT, name: "Full home", createdAt: timeOf(0) }],
    },
  ],
};

/** Serves one room of `count` photos on `port`, and the photos on the next one; returns {bucket, close}. */
export async function startWorld(port, count) {
  const bucket = `http://localhost:${port + 1}`;
  const [photos, thumbnails] = await Promise.all([drawPictures(PHOTO), drawPictures(THUMBNAIL)]);
  const tags = [];
  const room = () => ({
    key: ROOM,
    projectKey: PROJECT,
    surveyKey: SURVEY,
    name: "Living room",
    videos: [],
    tags,
    scans: [{ key: keyOf("scn", 1), status: "processed" }],
    images: Array.from({ length: count }, (_, index) => {
      const key = keyOf("img", index + 1);
      return {
        key,
        parentKey: ROOM,
        parentType: "region",
        companyKey: COMPANY,
        url: `${bucket}/photo-${index}.jpg`,
        thumbnailUrl: `${bucket}/thumbnail-${index}.jpg`,
        ...PHOTO,
        status: "analyzed",
        createdAt: timeOf(index),
        tags: tags.filter(({ imageKey }) => imageKey === key),
      };
    }),
  });
  const answer = (method, path, body) => {
    if (method === "POST" && path === "/tag") {
      const tag = { ...JSON.parse(body), createdAt: timeOf(count) };
      tags.push(tag);
      return { tag };
    }
    const profile = { key: employeeKey, givenName: "Bench", familyName: "Example", email: "bench@other.test" };
    switch (path) {
      case "/employee":
        return { employee: { ...profile, role: "employee", companyKeys: [COMPANY] } };
      case "/company/list-all":
        return { companies: [{ key: COMPANY, name: "Bench Mutual", isActive: true }] };
      case "/insured":
        return { insured };
      case "/region":
        return { regions: [room()] };
      case "/bookmark":
        return { bookmarks: [] };
      default:
        return null;
    }
  };
  const backend = await listen(
    (request, response) => {
      const { pathname } = new URL(request.url, "http://localhost");
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
  const files = await listen((request, response) => {
    const index = Number(request.url.match(/\d+/)?.[0] ?? 0);
    const pictures = request.url.startsWith("/thumbnail") ? thumbnails : photos;
    response.writeHead(200, { "content-type": "image/jpeg", "cache-control": "private, max-age=3600" });
    response.end(pictures[index % pictures.length]);
  }, port + 1);
  return { bucket, close: () => closeAll([backend, files]) };
}

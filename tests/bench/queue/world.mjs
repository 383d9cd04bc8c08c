/** The backend for the queue's benchmark: inspections of five rooms each, and a bucket with their photos. */
import http from "node:http";
import sharp from "sharp";

const ROOMS = ["Hallway", "Living room", "Kitchen", "Bathroom", "Exterior"];
/** The number of different pictures; every photo has its own address. */
const PICTURES = 12;
const PICTURE = { width: 640, height: 480 };

const LETTERS = "bcdfghjklmnpqrstvwxz0123456789";
export const keyOf = (prefix, number) =>
  `${prefix}-${[...String(number).padStart(32, "0")].map((digit) => LETTERS[Number(digit) + 10]).join("")}`;
export const employeeKey = keyOf("emp", 1);
const companyKey = keyOf("cous", 1);
const LONG_AGO = "2026-01-02T10:00:00.000Z";

/** Draws noise, which compresses badly, so that decoding is as much work as for a photo. */
export async function drawPictures({ width, height } = PICTURE) {
  const draw = (seed) => {
    const pixels = Buffer.alloc(width * height * 3);
    let state = seed * 2654435761 + 1;
    for (let index = 0; index < pixels.length; index += 1) {
      state = (state * 1664525 + 1013904223) >>> 0;
      pixels[index] = 128 + ((state >>> 24) % 64) + Math.round(60 * Math.sin(index / 5000 + seed));
    }
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer();
  };
  return Promise.all(Array.from({ length: PICTURES }, (_, seed) => draw(seed)));
}

function surveyOf(number, reviewed) {
  const insuredKey = keyOf("ins", number);
  const projectKey = keyOf("prj", number);
  const address = { line1: `${number} Bench St`, city: "Novato", region: "CA", postalCode: "94949", country: "US" };
  const key = keyOf("srv", number);
  return {
    key,
    projectKey,
    name: "Full home",
    createdAt: LONG_AGO,
    reviewedAt: reviewed.get(key) ?? null,
    expiresAt: null,
    done: true,
    mediaCount: 5,
    insured: {
      key: insuredKey,
      companyKey,
      givenName: "Bench",
      familyName: `Number ${number}`,
      isActive: true,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
    },
    property: { key: keyOf("pr", number), insuredKey, address },
    project: {
      key: projectKey,
      insuredKey,
      companyKey,
      claimNumber: `B-${number}`,
      orderType: "claim",
      status: reviewed.has(key) ? "in processing" : "needs review",
      statusChangedAt: LONG_AGO,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
    },
  };
}

function roomsOf({ key: surveyKey, projectKey }, number, bucket) {
  return ROOMS.map((name, roomIndex) => {
    const key = keyOf("reg", number * 10 + roomIndex);
    const image = {
      key: keyOf("img", number * 10 + roomIndex),
      parentKey: key,
      parentType: "region",
      companyKey,
      url: `${bucket}/${number}-${roomIndex}.jpg`,
      ...PICTURE,
      status: "analyzed",
      createdAt: LONG_AGO,
      tags: [],
    };
    const scans = [{ key: keyOf("scn", number * 10 + roomIndex), status: "processed" }];
    return { key, projectKey, surveyKey, name, images: [image], videos: [], scans, tags: [] };
  });
}

/** Returns the server listening on `port`. */
export const listen = (handler, port, host) =>
  new Promise((resolve, reject) => {
    const server = http.createServer({ keepAliveTimeout: 60_000 }, handler);
    server.on("error", reject).listen(port, host, () => resolve(server));
  });

export const closeAll = (servers) =>
  Promise.all(
    servers.map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );

/** Serves `count` inspections on `port`, and their photos on the next one; returns {bucket, close}. */
export async function startWorld(port, count) {
  const bucket = `http://localhost:${port + 1}`;
  const pictures = await drawPictures();
  const reviewed = new Map();
  const surveys = () => Array.from({ length: count }, (_, index) => surveyOf(index + 1, reviewed));
  const answer = (method, path, query, body) => {
    if (method === "PUT" && path === "/survey/mark-reviewed") {
      const { key } = JSON.parse(body);
      reviewed.set(key, new Date().toISOString());
      return { survey: surveys().find((survey) => survey.key === key) };
    }
    const profile = { key: employeeKey, givenName: "Bench", familyName: "Example", email: "bench@other.test" };
    switch (path) {
      case "/employee":
        return { employee: { ...profile, role: "employee", companyKeys: [companyKey] } };
      case "/company/list-all":
        return { companies: [{ key: companyKey, name: "Bench Mutual", isActive: true }] };
      case "/survey/list": {
        const status = query.get("status");
        const found = surveys().filter(({ project }) => status === null || JSON.parse(status).includes(project.status));
        return { surveys: found, total: found.length, nextCursor: null };
      }
      case "/region": {
        const index = surveys().findIndex(({ projectKey }) => projectKey === query.get("projectKey"));
        return { regions: index < 0 ? [] : roomsOf(surveyOf(index + 1, reviewed), index + 1, bucket) };
      }
      default:
        return null;
    }
  };
  const backend = await listen(
    (request, response) => {
      const { pathname, searchParams } = new URL(request.url, "http://localhost");
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        const found = answer(request.method, pathname, searchParams, body);
        response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
        response.end(JSON.stringify(found ?? { status: [{ message: "Not found", type: "not_found" }] }));
      });
    },
    port,
    "127.0.0.1",
  );
  const files = await listen((request, response) => {
    const [number = 0, roomIndex = 0] = (request.url.match(/\d+/g) ?? []).map(Number);
    response.writeHead(200, { "content-type": "image/jpeg", "cache-control": "private, max-age=3600" });
    response.end(pictures[(number * ROOMS.length + roomIndex) % PICTURES]);
  }, port + 1);
  return { bucket, close: () => closeAll([backend, files]) };
}

/**
 * A second backend for the contract, written from its page alone: it shares no table and no code with `backend/`, and
 * shows that the app runs against any backend. In memory; started with PORT; one employee, 60 insured.
 */
import { randomUUID } from "node:crypto";
import http from "node:http";

const PASSWORD = "Other-Backend-1!";
const LETTERS = "bcdfghjklmnpqrstvwxz0123456789";
/** A well-formed key that is the same at every start. */
const key = (prefix, number) =>
  `${prefix}-${[...String(number).padStart(32, "0")].map((digit) => LETTERS[Number(digit) + 10]).join("")}`;

const company = { key: key("cous", 1), name: "Harbor Mutual", isActive: true, logoUrl: null };
const employee = {
  key: key("emp", 1),
  givenName: "Noor",
  familyName: "Example",
  email: "noor@other.test",
  phone: "+12025550143",
  role: "employee",
  companyKeys: [company.key],
  isMfaRequired: false,
  passwordExpiresAt: null,
};
const GIVEN = ["Ada", "Bo", "Cleo", "Dev", "Edda", "Finn", "Gita", "Hal", "Ines", "Jon"];
const FAMILY = ["Ashgrove", "Birchall", "Cedarstone", "Dunmore", "Elmhurst", "Fairbank"];
const STATUSES = ["needs review", "in review", "delivered"];
const timeOf = (index) => new Date(Date.UTC(2026, 10, 1, 9) - index * 3_600_000).toISOString();

const insureds = GIVEN.flatMap((givenName, first) =>
  FAMILY.map((familyName, second) => {
    const index = first * FAMILY.length + second;
    const insuredKey = key("ins", index + 1);
    return {
      key: insuredKey,
      companyKey: company.key,
      givenName,
      familyName,
      email: `${givenName}.${familyName}@example.com`.toLowerCase(),
      phone: `+1202555${String(100 + index).padStart(4, "0")}`,
      isActive: index % 12 !== 11,
      createdAt: timeOf(index),
      updatedAt: timeOf(index),
      properties: [
        {
          key: key("pr", index + 1),
          insuredKey,
          address: {
            line1: `${index + 1} Harbor Way`,
            line2: null,
            city: "Port Ellen",
            region: "ME",
            postalCode: "04101",
            country: "US",
          },
        },
      ],
      projects: [
        {
          key: key("prj", index + 1),
          insuredKey,
          companyKey: company.key,
          propertyKey: key("pr", index + 1),
          status: STATUSES[index % 3],
          statusReason: null,
          claimNumber: `HM-26-${String(100 + index).padStart(6, "0")}`,
          orderType: "claim",
          statusChangedAt: timeOf(index),
          createdAt: timeOf(index),
          updatedAt: timeOf(index),
          surveys: [],
        },
      ],
    };
  }),
);

const tokens = new Set();
const failure = (status, type, message) => ({ status, body: { status: [{ message, type }] } });
const text = (insured) =>
  [
    insured.givenName,
    insured.familyName,
    `${insured.givenName} ${insured.familyName}`,
    insured.email,
    insured.phone,
    insured.properties[0].address.line1,
    insured.projects[0].claimNumber,
  ]
    .join("\n")
    .toLowerCase();

const SORTS = {
  name: (insured) => `${insured.familyName} ${insured.givenName}`,
  address: (insured) => insured.properties[0].address.line1,
  company: () => company.name,
  claimNumber: (insured) => insured.projects[0].claimNumber,
  status: (insured) => insured.projects[0].status,
  statusChangedAt: (insured) => insured.projects[0].statusChangedAt,
  phone: (insured) => insured.phone,
  updatedAt: (insured) => insured.updatedAt,
};

function listInsureds(query) {
  const search = (query.get("search") ?? "").toLowerCase();
  const isActive = query.get("isActive");
  const found = insureds.filter(
    (insured) => text(insured).includes(search) && (isActive === null || String(insured.isActive) === isActive),
  );
  const sort = query.get("sort");
  const sortValue = SORTS[(sort ?? "").replace(/^-/, "")];
  if (sortValue) found.sort((a, b) => (sortValue(a) < sortValue(b) ? -1 : 1) * (sort.startsWith("-") ? -1 : 1));
  const from = Number(query.get("cursor") ?? 0);
  const limit = Number(query.get("limit") ?? 50);
  const next = from + limit;
  return {
    insureds: found.slice(from, next),
    total: found.length,
    nextCursor: next < found.length ? String(next) : null,
  };
}

function get(path, query) {
  const found = insureds.find((insured) => insured.key === (query.get("insuredKey") ?? query.get("key")));
  const project = insureds.flatMap((insured) => insured.projects).find((entry) => entry.key === query.get("key"));
  switch (path) {
    case "employee":
      return { employee };
    case "company/list-all":
      return { companies: [company] };
    case "company":
      return { company };
    case "insured/list":
      return listInsureds(query);
    case "insured":
      return found ? { insured: { ...found, surveys: [], regions: [], specialtyItems: [] } } : null;
    case "project":
      if (query.has("insuredKey")) return { projects: found?.projects ?? [] };
      return project ? { project } : null;
    case "survey":
      return { surveys: [] };
    case "survey/list":
      return { surveys: [], total: 0, nextCursor: null };
    case "region":
      return { regions: [] };
    case "activity":
      return { activities: [], total: 0, nextCursor: null };
    case "bookmark":
      return { bookmarks: [] };
    default:
      return null;
  }
}

function answer(method, path, query, headers, body) {
  if (method === "PUT" && path === "employee/login") {
    const { email, password, timezone } = JSON.parse(body);
    if (email !== employee.email || password !== PASSWORD || !timezone)
      return failure(401, "unauthorized", "Incorrect email or password");
    const accessToken = randomUUID();
    tokens.add(accessToken);
    return { status: 200, body: { device: { accessToken }, employee } };
  }
  if (!tokens.has(headers["x-access-token"])) return failure(401, "unauthorized", "Sign in first");
  if (method === "PUT" && path === "employee/logout") {
    tokens.delete(headers["x-access-token"]);
    return { status: 204 };
  }
  const found = method === "GET" ? get(path, query) : null;
  return found ? { status: 200, body: found } : failure(404, "not_found", "Not found");
}

const server = http.createServer((request, response) => {
  const address = new URL(request.url ?? "/", "http://localhost");
  const path = address.pathname.slice(1);
  if (path === "healthz") return response.end("ok");
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    const result = answer(request.method, path, address.searchParams, request.headers, body);
    response.writeHead(result.status, { "content-type": "application/json" });
    response.end(result.body ? JSON.stringify(result.body) : undefined);
  });
});

server.listen(Number(process.env.PORT ?? 4999), "127.0.0.1");
process.on("SIGTERM", () => server.close(() => process.exit(0)));

import { readEnvironment } from "./environment";

const SECRET = "8f3a61c05be29d74a1f07c36e5b2d948";
const env = (variables: Record<string, string>) => readEnvironment({ NODE_ENV: "test", ...variables });
const MAIL = { SMTP_URL: "smtp://relay.test:25", MAIL_FROM: "Lintel <no-reply@lintel.test>" };

test("requires a secret of 32 characters", () => {
  expect(() => env({})).toThrow("BACKEND_SECRET is missing");
  expect(() => env({ BACKEND_SECRET: SECRET.slice(1) })).toThrow("BACKEND_SECRET must have at least 32 characters");
});

test("uses the defaults for omitted variables", () => {
  expect(env({ BACKEND_SECRET: SECRET, DATABASE_URL: "embedded", ...MAIL })).toEqual({
    appOrigin: "http://localhost:3000",
    captureUrl: null,
    chatIdentitySecret: null,
    port: 4000,
    host: "0.0.0.0",
    secret: SECRET,
    isDemo: false,
    dataDirectory: ".data",
    databaseAddress: null,
    storage: { port: 4001, directory: ".data/storage", origin: "http://localhost:4001", purgedShare: 0.05 },
    mail: {
      host: "relay.test",
      port: 25,
      tls: "required",
      login: null,
      from: { name: "Lintel", address: "no-reply@lintel.test" },
    },
  });
});

test("requires a mail server for codes and links outside the demo", () => {
  const base = { BACKEND_SECRET: SECRET, DATABASE_URL: "embedded" };
  expect(() => env(base)).toThrow(
    "SMTP_URL is missing: codes and links are mailed, unless DEMO_MODE=1 shows them on a page",
  );
  expect(() => env({ ...base, SMTP_URL: "relay.test" })).toThrow(/^SMTP_URL must be smtp:/);
  expect(() => env({ ...base, SMTP_URL: "smtp://relay.test" })).toThrow(/^MAIL_FROM is missing/);
  expect(env({ BACKEND_SECRET: SECRET, DEMO_MODE: "1" }).mail).toBeNull();
});

test("invitations lead to the configured address, and in the demo to its own page", () => {
  const demo = { BACKEND_SECRET: SECRET, DEMO_MODE: "1" };
  expect(env({ ...demo, BACKEND_PORT: "4123" }).captureUrl).toBe("http://localhost:4123/invite");
  expect(env({ ...demo, CAPTURE_URL: "https://film.example.com/i/" }).captureUrl).toBe("https://film.example.com/i");
  expect(() => env({ ...demo, CAPTURE_URL: "film.example.com" })).toThrow(
    "CAPTURE_URL is no web address: film.example.com",
  );
});

test("reads the chat provider's secret, and has none by default, also in the demo", () => {
  const demo = { BACKEND_SECRET: SECRET, DEMO_MODE: "1" };
  expect(env({ ...demo, CHAT_IDENTITY_SECRET: " k-1 " }).chatIdentitySecret).toBe("k-1");
  expect(env({ ...demo, CHAT_IDENTITY_SECRET: "" }).chatIdentitySecret).toBeNull();
  expect(env(demo).chatIdentitySecret).toBeNull();
});

test("the demo listens only on this machine", () => {
  const read = env({
    BACKEND_SECRET: SECRET,
    DEMO_MODE: "1",
    BACKEND_PORT: "4123",
    DATA_DIR: "elsewhere",
    DATABASE_URL: "postgres://db/lintel",
  });
  expect(read).toMatchObject({
    port: 4123,
    host: "127.0.0.1",
    isDemo: true,
    dataDirectory: "elsewhere",
    databaseAddress: "postgres://db/lintel",
  });
});

test.each(["0", "65536", "four", "1.5"])("refuses the port %s", (port) => {
  expect(() => env({ BACKEND_SECRET: SECRET, DEMO_MODE: "1", BACKEND_PORT: port })).toThrow(
    `BACKEND_PORT is no port: ${port}`,
  );
});

test("the bucket has a port, a directory and the address that browsers use", () => {
  const demo = { BACKEND_SECRET: SECRET, DEMO_MODE: "1" };
  expect(env({ ...demo, STORAGE_PORT: "4321", DATA_DIR: "elsewhere" }).storage).toMatchObject({
    port: 4321,
    directory: "elsewhere/storage",
    origin: "http://localhost:4321",
  });
  expect(
    env({ ...demo, STORAGE_DIR: "/srv/files", STORAGE_ORIGIN: "https://files.test/bucket/" }).storage,
  ).toMatchObject({
    port: 4001,
    directory: "/srv/files",
    origin: "https://files.test/bucket",
  });
  expect(() => env({ ...demo, STORAGE_PORT: "none" })).toThrow("STORAGE_PORT is no port: none");
  expect(() => env({ ...demo, STORAGE_ORIGIN: "files" })).toThrow("STORAGE_ORIGIN is no web address: files");
});

test("requires a database outside the demo: a missing or misspelled variable never creates an empty one", () => {
  const base = { BACKEND_SECRET: SECRET, DATA_DIR: "elsewhere", ...MAIL };
  expect(() => env(base)).toThrow(/^DATABASE_URL is missing: the address of a PostgreSQL database, or `embedded`/);
  expect(() => env({ ...base, DATABASE_URL: "canary:canary@db/lintel" })).toThrow(/^DATABASE_URL must be postgres:/);
  expect(() => env({ ...base, DATABASE_URL: "canary:canary@db/lintel" })).not.toThrow(/canary/);
  expect(env({ ...base, DATABASE_URL: "embedded" }).databaseAddress).toBeNull();
  expect(env({ ...base, DATABASE_URL: "postgresql://db/lintel" }).databaseAddress).toBe("postgresql://db/lintel");
});

test("refuses a guessable secret outside the demo", () => {
  const base = { DATABASE_URL: "embedded", ...MAIL };
  for (const weak of ["e".repeat(32), "replace-me-too-with-32-or-more-random-characters"]) {
    expect(() => env({ ...base, BACKEND_SECRET: weak })).toThrow(/^BACKEND_SECRET can be guessed/);
    expect(env({ ...base, BACKEND_SECRET: weak, DEMO_MODE: "1" }).isDemo).toBe(true);
  }
});

test.each(["0", "101", "-5", "all"])("refuses %s as the share of the bucket that a purge may delete", (percent) => {
  const demo = { BACKEND_SECRET: SECRET, DEMO_MODE: "1", STORAGE_PURGE_PERCENT: percent };
  expect(() => env(demo)).toThrow(`STORAGE_PURGE_PERCENT must be more than 0, up to 100: ${percent}`);
});

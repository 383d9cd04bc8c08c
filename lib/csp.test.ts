import { contentSecurityPolicy, createNonce } from "./csp";

const FACTS = {
  nonce: "bm9uY2U=",
  storageOrigin: "https://s3.test",
  vendors: {},
  isDevelopment: false,
  isHttps: true,
};

test("a page gets exactly this policy", () => {
  expect(contentSecurityPolicy(FACTS).split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'nonce-bm9uY2U=' 'strict-dynamic'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://s3.test",
    "media-src 'self' blob: https://s3.test",
    "font-src 'self'",
    "connect-src 'self' https://s3.test",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ]);
});

test("allows eval and websockets only in development, and upgrades no requests on http", () => {
  const policy = contentSecurityPolicy({ ...FACTS, isDevelopment: true, isHttps: false });
  expect(policy).toContain("script-src 'nonce-bm9uY2U=' 'strict-dynamic' 'unsafe-eval';");
  expect(policy).toContain("connect-src 'self' https://s3.test ws:;");
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(contentSecurityPolicy(FACTS)).not.toMatch(/unsafe-eval|ws:|http:/);
});

test("allows the maps service only if it is configured", () => {
  expect(contentSecurityPolicy(FACTS)).not.toMatch(/google|gstatic|wasm|connect-src[^;]*(data|blob):/);
  const policy = contentSecurityPolicy({ ...FACTS, vendors: { maps: ["https://maps.test"] } }).split("; ");
  const base = contentSecurityPolicy(FACTS).split("; ");
  expect(policy.filter((directive) => !base.includes(directive))).toEqual([
    "script-src 'nonce-bm9uY2U=' 'strict-dynamic' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    "img-src 'self' data: blob: https://s3.test https://maps.test https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
    "font-src 'self' https://fonts.gstatic.com",
    "connect-src 'self' https://s3.test https://maps.test https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:",
  ]);
  expect(policy).toContain("worker-src 'self' blob:");
});

test("allows a frame from the charts origin only, and changes no other directive", () => {
  const policy = contentSecurityPolicy({ ...FACTS, vendors: { charts: ["https://charts.test"] } });
  const base = contentSecurityPolicy(FACTS).split("; ");
  expect(policy.split("; ").filter((directive) => !base.includes(directive))).toEqual([
    "frame-src https://charts.test",
  ]);
});

test("allows a chat's and a recorder's own origins, and no script without a nonce", () => {
  const base = contentSecurityPolicy(FACTS).split("; ");
  const added = (vendors: object) =>
    contentSecurityPolicy({ ...FACTS, vendors })
      .split("; ")
      .filter((directive) => !base.includes(directive));
  expect(added({ chat: ["https://chat.test", "https://*.chatcdn.test", "wss://live.chat.test"] })).toEqual([
    "style-src 'self' 'unsafe-inline' https://chat.test https://*.chatcdn.test",
    "img-src 'self' data: blob: https://s3.test https://chat.test https://*.chatcdn.test",
    "media-src 'self' blob: https://s3.test https://chat.test https://*.chatcdn.test",
    "font-src 'self' https://chat.test https://*.chatcdn.test",
    "connect-src 'self' https://s3.test https://chat.test https://*.chatcdn.test wss://live.chat.test",
    "frame-src https://chat.test https://*.chatcdn.test",
  ]);
  expect(added({ recording: ["https://record.test"] })).toEqual([
    "connect-src 'self' https://s3.test https://record.test",
  ]);
  expect(added({ chat: ["https://v.test"], recording: ["https://v.test"], charts: ["https://v.test"] })).toContain(
    "connect-src 'self' https://s3.test https://v.test",
  );
});

test("a nonce is 128 new random bits", () => {
  const nonces = Array.from({ length: 100 }, createNonce);
  expect(new Set(nonces).size).toBe(100);
  expect(nonces.every((nonce) => atob(nonce).length === 16)).toBe(true);
});

/** @jest-environment ./tests/support/pglite-environment.mjs */
import { seedKey } from "@/backend/seed/seed-key";
import { type EndpointName, endpointNames, rowOf } from "@/lib/contract/endpoints";
import { ROLES } from "@/lib/domain/roles";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const call = (name: EndpointName, params: object, role: string, headers: object = {}) =>
  backend.call(name, params, tokens[role], headers);

/** Contract section 6: everybody may change "own profile, password, MFA, settings". */
test.each(ROLES)("%s reads and changes their own account by each of its rows", async (role) => {
  const key = seedKey("employee", role);
  const answers = [
    await call("employee.me", {}, role),
    await call("employee.updateProfile", { key, givenName: "Renée", phone: "+12025550199" }, role),
    await call("employee.updateProfile", { key, isMfaRequired: true, preferredMfaChannel: "text" }, role),
    await call("employee.requestAvatarUrls", { key }, role),
    await call("employee.backupCodes", {}, role),
    await call("employee.resetOwnPassword", { password: "Harbor#Lantern7" }, role),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 204]);
  const { body } = await call("employee.me", {}, role);
  expect(body.employee).toMatchObject({ givenName: "Renée", isMfaRequired: true, role });
});

test.each(ROLES)("%s reaches only their own account, in whichever role they act", async (role) => {
  const other = seedKey("employee", role === "claims_reviewer" ? "employee" : "claims_reviewer");
  const as = { "x-role": "claims_reviewer" };
  const answers = [
    await call("employee.updateProfile", { key: other, givenName: "Mallory" }, role, as),
    await call("employee.requestAvatarUrls", { key: other }, role, as),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});

/** Rows of one's own account, which show nothing of other people. */
const OWN: readonly EndpointName[] = [
  "employee.me",
  "employee.updateProfile",
  "employee.update",
  "employee.requestAvatarUrls",
  "employee.backupCodes",
  "employee.resetOwnPassword",
];

test("a claims reviewer may call only the rows of their own account; every other row is refused", async () => {
  const isChecked = (name: EndpointName) => {
    const { access, encoding, isAppOnly } = rowOf(name);
    return access === "session" && encoding === "json" && !isAppOnly;
  };
  const checked = endpointNames.filter(isChecked);
  expect(checked.length).toBeGreaterThan(60);
  const open: EndpointName[] = [];
  for (const name of checked) if ((await call(name, {}, "claims_reviewer")).status !== 403) open.push(name);
  expect(open).toEqual(endpointNames.filter((name) => OWN.includes(name) && isChecked(name)));
});

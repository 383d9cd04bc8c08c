/** @jest-environment ./tests/support/pglite-environment.mjs */
import { Secrets } from "@/backend/http/secrets";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterAll(() => backend.stop());

/** Returns the command and table of each statement, without its values. */
const kinds = (statements: readonly string[]) =>
  statements.map((statement) => {
    const [, verb = "", table = ""] =
      /^\s*(select|insert|update|delete|savepoint|release|rollback)\b(?:.*?(?:from|into)\s+"?(\w+))?/is.exec(
        statement,
      ) ?? [];
    return `${verb.toLowerCase()} ${table}`.trim();
  });

const wrong = (name: string) => () => backend.signIn(name, "nope");
const forgot = (email: string) => () => backend.call("employee.requestPasswordReset", { email });

test("a wrong password costs the same for a known, locked, invited and unknown address", async () => {
  const verify = jest.spyOn(Secrets.prototype, "isPassword");
  const expected = [
    "select employee",
    "select employee",
    "select sign_in_attempt",
    "insert sign_in_attempt",
    "savepoint",
    "insert activity",
  ];
  for (const name of ["employee", "locked", "invited", "stranger"]) {
    verify.mockClear();
    const executed = kinds(await backend.statementsOf(wrong(name)));
    expect([name, verify.mock.calls.length, executed.slice(0, -1), executed.length]).toEqual([name, 1, expected, 7]);
    expect(executed.at(-1)).toMatch(/^(release|rollback)$/);
  }
});

test("while an address is locked, a right password costs the same as a wrong one, and as any for an unknown address", async () => {
  for (const name of ["admin", "someone"]) {
    for (let failures = 0; failures < 5; failures += 1) await wrong(name)();
  }
  for (const attempt of [() => backend.signIn("admin"), wrong("admin"), wrong("someone")]) {
    const executed = kinds(await backend.statementsOf(attempt));
    expect(executed).toEqual(["select employee", "select employee", "select sign_in_attempt"]);
  }
});

test("requesting an activation link writes the same for invited, activated and unknown addresses", async () => {
  const requestLink = (email: string) => () => backend.call("employee.requestActivation", { email });
  const [invited, activated, unknown] = [
    kinds(await backend.statementsOf(requestLink("invited@lintel.test"))),
    kinds(await backend.statementsOf(requestLink("employee@lintel.test"))),
    kinds(await backend.statementsOf(requestLink("stranger@lintel.test"))),
  ];
  const withoutTokens = invited?.filter((kind) => kind !== "insert access_token");
  const written = (executed: string[] | undefined) => executed?.filter((kind) => /insert|select/.test(kind));
  expect(written(activated)).toEqual(written(withoutTokens));
  expect(written(unknown)).toEqual(written(withoutTokens));
});

test.each([
  "x".repeat(321),
  `${"x".repeat(320)}@lintel.test`,
  "half a letter \ud800@lintel.test",
  "a\u0000@lintel.test",
])("an invalid address is answered like any other, and no statement is run", async (email) => {
  const executed: string[] = await backend.statementsOf(async () => expect((await forgot(email)()).status).toBe(204));
  expect(executed).toEqual([]);
});

test("requesting a link runs as many statements for an unknown address as for a known one", async () => {
  const known = kinds(await backend.statementsOf(forgot("employee@lintel.test")));
  expect(known).toEqual([
    "insert message_count",
    "select employee",
    "insert access_token",
    "insert outbox",
    "savepoint",
    "insert activity",
    "release",
  ]);
  for (const email of ["stranger@lintel.test", "invited@lintel.test"]) {
    const unknown = kinds(await backend.statementsOf(forgot(email)));
    expect(unknown).toEqual([
      "insert message_count",
      "select employee",
      "insert outbox",
      "delete outbox",
      "savepoint",
      "insert activity",
      "rollback",
    ]);
  }
});

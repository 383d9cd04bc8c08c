import { employeeState } from "./employee-state";
import type { Employee } from "./entities";

const NOW = Date.parse("2026-03-02T10:00:00.000Z");
const ada: Employee = {
  key: "emp-1",
  givenName: "A",
  familyName: "B",
  email: "a@b.test",
  role: "admin",
  companyKeys: [],
};

test.each<[Partial<Employee>, string]>([
  [{}, "active"],
  [{ isActivated: true, passwordExpiresAt: "2026-03-02T10:00:01.000Z" }, "active"],
  [{ passwordExpiresAt: "2026-03-02T10:00:00.000Z" }, "expired"],
  [{ isActivated: false, passwordExpiresAt: null }, "invited"],
  [{ isActivated: false, isLockedOut: true }, "locked"],
])("%j is %s", (more, state) => {
  expect(employeeState({ ...ada, ...more }, NOW)).toBe(state);
});

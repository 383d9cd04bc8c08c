import { personName } from "./person-name";

test.each([
  [{ givenName: "Priya", familyName: "Raghunathan" }, "Priya Raghunathan"],
  [{ givenName: " Priya ", familyName: "" }, "Priya"],
  [{ givenName: null, familyName: "Raghunathan" }, "Raghunathan"],
  [{ givenName: "", familyName: " " }, "--"],
  [{}, "--"],
])("%j is %s", (person, name) => {
  expect(personName(person)).toBe(name);
});

import { companyOptions } from "./company-options";

test("companies are chosen by name, in the order of the names", () => {
  const names = new Map([
    ["cous-3", "Pacific Shield"],
    ["cous-1", "bayou Fidelity"],
    ["cous-2", "Élan Home"],
    ["cous-4", "Keystone Mutual"],
  ]);
  expect(companyOptions(names)).toEqual([
    { value: "cous-1", text: "bayou Fidelity" },
    { value: "cous-2", text: "Élan Home" },
    { value: "cous-4", text: "Keystone Mutual" },
    { value: "cous-3", text: "Pacific Shield" },
  ]);
});

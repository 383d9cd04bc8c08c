/** @jest-environment jsdom */
import { isStorageRefused, localStore, tabStore } from "./browser-storage";

type Refusal = { what: string; refuse: () => void };

function refuse(method: "getItem" | "setItem" | "removeItem", name: string): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException(name, name);
  });
}

function refuseProperties(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    jest.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("Access is denied", "SecurityError");
    });
  }
}

const REFUSALS: Refusal[] = [
  { what: "whose properties throw", refuse: refuseProperties },
  { what: "that can't be read", refuse: () => refuse("getItem", "SecurityError") },
  { what: "that is full", refuse: () => refuse("setItem", "QuotaExceededError") },
  { what: "that can't be cleared", refuse: () => refuse("removeItem", "SecurityError") },
  {
    what: "that fails on every access",
    refuse: () => {
      refuse("getItem", "SecurityError");
      refuse("setItem", "QuotaExceededError");
      refuse("removeItem", "SecurityError");
    },
  },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe.each([
  ["localStore", localStore, () => localStorage],
  ["tabStore", tabStore, () => sessionStorage],
] as const)("%s", (name, store, storage) => {
  it("keeps texts in the browser", () => {
    store.set("a", "1");
    expect([store.get("a"), storage().getItem("a"), store.get("b"), store.places()]).toEqual(["1", "1", null, ["a"]]);
    store.remove("a");
    expect([store.get("a"), storage().getItem("a")]).toEqual([null, null]);
  });

  it.each(REFUSALS)("keeps written values for the page with a storage $what", ({ what, refuse: failStorage }) => {
    const newKey = `${name} ${what} own`;
    const oldKey = `${name} ${what} old`;
    storage().setItem(oldKey, "before");
    failStorage();
    store.set(newKey, "1");
    store.set(newKey, "2");
    store.set(oldKey, "after");
    expect([store.get(newKey), store.get(oldKey)]).toEqual(["2", "after"]);
    store.remove(oldKey);
    expect([store.get(oldKey), store.places().includes(oldKey)]).toEqual([null, false]);
  });
});

it("reports that the storage has refused an access", () => expect(isStorageRefused()).toBe(true));

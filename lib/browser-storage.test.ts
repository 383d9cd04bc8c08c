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
    what: "that fails in everything",
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

  it.each(REFUSALS)("holds for the page what is written to a storage $what", ({ what, refuse: begin }) => {
    const [own, old] = [`${name} ${what} own`, `${name} ${what} old`];
    storage().setItem(old, "before");
    begin();
    store.set(own, "1");
    store.set(own, "2");
    store.set(old, "after");
    expect([store.get(own), store.get(old)]).toEqual(["2", "after"]);
    store.remove(old);
    expect([store.get(old), store.places().includes(old)]).toEqual([null, false]);
  });
});

it("reports a refusal once it has happened", () => expect(isStorageRefused()).toBe(true));

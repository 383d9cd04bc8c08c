import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { AddressProvider, AddressValue } from "@/components/ui/address/address-provider";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Address, Property } from "@/lib/domain/entities";
import { type Answers, type Call, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { insuredRecord } from "@/tests/support/insured-records";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { PropertyAddressField } from "./property-address-field";

const ada = insuredRecord(1);
const HOME: Address = { line1: "1 Alder St", city: "Novato", region: "CA", postalCode: "94949", country: "US" };
const home = (address: Partial<Address>, revision: number): Property => ({
  key: "pr-1",
  insuredKey: "ins-1",
  address: { ...HOME, line2: null, ...address },
  revision,
});

/** Simulates that the page read the property again. */
let readAgain = (_home: Property | null) => {};

type PageProps = { first: Property | null; provider: AddressProvider | null };

function Page({ first, provider }: PageProps) {
  const [property, setProperty] = useState(first);
  readAgain = setProperty;
  return (
    <>
      <PropertyAddressField insured={ada} property={property} provider={provider} editLabel="Insured Given1 Family1" />
      <button type="button">Elsewhere</button>
    </>
  );
}

function open(answers: Answers, first: Property | null = home({}, 4), provider: AddressProvider | null = null): Call[] {
  const calls = installBackend(answers);
  renderScreen(<Page first={first} provider={provider} />);
  return calls;
}
const sent = (calls: Call[], name: Call["name"]) =>
  calls.filter((call) => call.name === name).map(({ params }) => params);
const field = (label: string) => screen.getByLabelText(label);
async function retype(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
  await leave();
}
const leave = () => userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));

beforeEach(() => startQueue());
afterEach(stopQueue);

test("saves with the revision that was read, then with the revision of the answer", async () => {
  let revision = 4;
  const calls = open({
    "property.update": ({ address }) => {
      revision += 1;
      return home(address ?? {}, revision);
    },
  });
  await retype("City", "Petaluma");
  await waitFor(() => expect(sent(calls, "property.update")).toHaveLength(1));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  await retype("City", "Sonoma");
  await waitFor(() => expect(sent(calls, "property.update")).toHaveLength(2));
  expect(sent(calls, "property.update")).toMatchObject([
    { key: "pr-1", revision: 4, address: { line1: "1 Alder St", city: "Petaluma" } },
    { key: "pr-1", revision: 5, address: { line1: "1 Alder St", city: "Sonoma" } },
  ]);
});

test("a refusal is shown at the field; the address stays and is not sent again unchanged", async () => {
  const calls = open({
    "property.update": () => {
      throw new Failure(500, "The address could not be kept.");
    },
  });
  await retype("City", "Petaluma");
  expect(await screen.findByText("The address could not be kept.")).toBeVisible();
  expect(screen.queryByText("Saved")).toBeNull();
  expect(field("City")).toHaveValue("Petaluma");
  await userEvent.click(field("State"));
  await leave();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(sent(calls, "property.update")).toHaveLength(1);
  expect(
    browserQueue()
      .getState()
      .failed.map(({ label }) => label),
  ).toEqual(["Insured Given1 Family1"]);
});

test("without an answer the address waits in the queue, and the field says so", async () => {
  open({
    "property.update": () => {
      throw new TypeError("network");
    },
  });
  await retype("City", "Petaluma");
  expect(await screen.findByText("Saves when the connection is back")).toBeVisible();
  expect(screen.queryByText("Saved")).toBeNull();
  expect((await browserQueue().openGestures()).map(({ label }) => label)).toEqual(["Insured Given1 Family1"]);
});

describe("someone else changed the address", () => {
  const theirs = home({ city: "Vallejo" }, 9);
  const answers: Answers = {
    "property.update": (fields) => {
      if (fields.revision === 9) return home(fields.address ?? {}, 10);
      throw new Failure(409, "The record has changed in the meantime.", { conflicts: [theirs] });
    },
  };

  test("shows both addresses, overwrites nothing, and sends the user's address once chosen", async () => {
    const calls = open(answers);
    await retype("City", "Petaluma");
    const choice = await screen.findByRole("group", { name: /Property address was changed by someone else/ });
    expect(within(choice).getByText("1 Alder St, Petaluma, CA 94949")).toBeVisible();
    expect(within(choice).getByText("1 Alder St, Vallejo, CA 94949")).toBeVisible();
    expect(sent(calls, "property.update")).toHaveLength(1);
    await userEvent.click(within(choice).getByRole("button", { name: "Use mine" }));
    await waitFor(() => expect(sent(calls, "property.update")[1]).toMatchObject({ revision: 9 }));
    await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
    expect(field("City")).toHaveValue("Petaluma");
  });

  test("keeping theirs sends nothing more", async () => {
    const calls = open(answers);
    await retype("City", "Petaluma");
    await userEvent.click(await screen.findByRole("button", { name: "Keep theirs" }));
    expect(await screen.findByLabelText("City")).toHaveValue("Vallejo");
    expect(sent(calls, "property.update")).toHaveLength(1);
    expect(browserQueue().getState().failed).toEqual([]);
  });

  test("a re-read while typing is not overwritten, even without revisions", async () => {
    const { revision: _none, ...unrevised } = home({}, 0);
    const calls = open(answers, unrevised);
    await userEvent.clear(field("City"));
    await userEvent.type(field("City"), "Petaluma");
    act(() => readAgain({ ...unrevised, address: theirs.address }));
    await leave();
    expect(await screen.findByRole("group", { name: /changed by someone else/ })).toBeVisible();
    expect(sent(calls, "property.update")).toEqual([]);
  });

  test("a change of another property field causes no conflict", async () => {
    const built = { ...home({}, 9), yearBuilt: 1950 };
    const calls = open({
      "property.update": (fields) => {
        if (fields.revision === 9) return { ...built, address: fields.address, revision: 10 };
        throw new Failure(409, "The record has changed in the meantime.", { conflicts: [built] });
      },
    });
    await retype("City", "Petaluma");
    await waitFor(() => expect(sent(calls, "property.update").map(({ revision }) => revision)).toEqual([4, 9]));
    expect(screen.queryByText(/changed by someone else/)).toBeNull();
  });
});

describe("coordinates", () => {
  const ALDER = { line1: "9 Alder Ct", line2: "", city: "Novato", region: "CA", postalCode: "94949", country: "US" };
  const COORDINATES = { latitude: 38.1, longitude: -122.5 };
  const provider = (address: AddressValue): AddressProvider => ({
    suggest: async () => [{ id: "1", main: address.line1 }],
    resolve: async () => ({ ...address, place: COORDINATES }),
  });
  async function pick() {
    await userEvent.click(screen.getByRole("button", { name: "Search instead" }));
    await userEvent.clear(screen.getByRole("combobox"));
    await userEvent.type(screen.getByRole("combobox"), "9 alder");
    await userEvent.click(await screen.findByRole("option", { name: /Alder/ }));
    await leave();
  }
  const answers: Answers = {
    "property.update": ({ key: _key, revision = 0, ...fields }) => ({ ...home({}, revision + 1), ...fields }),
  };

  test("are sent with a picked address, cleared with another street, and kept with another unit", async () => {
    const calls = open(answers, home({}, 4), provider(ALDER));
    await pick();
    await waitFor(() => expect(sent(calls, "property.update")).toHaveLength(1));
    expect(sent(calls, "property.update")[0]).toEqual({
      key: "pr-1",
      revision: 4,
      address: { ...HOME, ...ALDER },
      latitude: 38.1,
      longitude: -122.5,
    });
    await userEvent.click(screen.getByRole("button", { name: "Enter by hand" }));
    await retype("Address line 1", "10 Alder Ct");
    await waitFor(() => expect(sent(calls, "property.update")).toHaveLength(2));
    expect(sent(calls, "property.update")[1]).toMatchObject({ latitude: null, longitude: null });
    await retype("Address line 2", "Unit 4");
    await waitFor(() => expect(sent(calls, "property.update")).toHaveLength(3));
    expect(Object.keys(sent(calls, "property.update")[2] ?? {}).sort()).toEqual(["address", "key", "revision"]);
  });

  test.each([
    ["City", "Petaluma"],
    ["State", "NV"],
    ["ZIP code", "94950"],
    ["Country", "MX"],
  ])("are cleared by another %s", async (part, other) => {
    const calls = open(answers);
    await retype(part, other);
    await waitFor(() =>
      expect(sent(calls, "property.update")).toMatchObject([{ latitude: null, longitude: null, revision: 4 }]),
    );
  });

  test("are sent when the picked address equals the one on file", async () => {
    const calls = open(answers, home({}, 4), provider({ ...HOME, line2: "" }));
    await pick();
    await waitFor(() => expect(sent(calls, "property.update")).toMatchObject([{ revision: 4, ...COORDINATES }]));
  });

  test("are sent when someone else saved the same address first", async () => {
    const theirs = home(ALDER, 9);
    const calls = open(
      {
        "property.update": (fields) => {
          if (fields.revision === 9) return { ...theirs, ...COORDINATES, revision: 10 };
          throw new Failure(409, "The record has changed in the meantime.", { conflicts: [theirs] });
        },
      },
      home({}, 4),
      provider(ALDER),
    );
    await pick();
    await waitFor(() => expect(sent(calls, "property.update").map(({ revision }) => revision)).toEqual([4, 9]));
    expect(sent(calls, "property.update")[1]).toMatchObject(COORDINATES);
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(screen.queryByText(/changed by someone else/)).toBeNull();
    expect(browserQueue().getState().failed).toEqual([]);
  });

  test("wait in the queue with their address, and later typing causes no conflict", async () => {
    let isOffline = true;
    const calls = open(
      {
        "property.update": (fields) => {
          if (isOffline) throw new TypeError("network");
          return { ...home({}, 5), ...fields };
        },
      },
      home({}, 4),
      provider(ALDER),
    );
    await pick();
    expect(await screen.findByText("Saves when the connection is back")).toBeVisible();
    isOffline = false;
    await userEvent.click(screen.getByRole("button", { name: "Enter by hand" }));
    await retype("Address line 1", "10 Alder Ct");
    await waitFor(() => expect(sent(calls, "property.update").at(-1)).toMatchObject({ latitude: null }));
    expect(screen.queryByText(/changed by someone else/)).toBeNull();
  });

  test("are sent for the new property of an insured without one", async () => {
    const calls = open({ "property.create": (fields) => ({ ...fields, revision: 1 }) }, null, provider(ALDER));
    await userEvent.type(screen.getByRole("combobox"), "9 alder");
    await userEvent.click(await screen.findByRole("option", { name: /Alder/ }));
    await leave();
    await waitFor(() => expect(sent(calls, "property.create")).toMatchObject([{ address: ALDER, ...COORDINATES }]));
  });
});

describe("an insured without a property", () => {
  const typeHome = async () => {
    await userEvent.type(field("Address line 1"), "7 Elm St");
    await userEvent.type(field("City"), "Novato");
    await userEvent.type(field("State"), "CA");
    await retype("ZIP code", "94949");
  };

  test("gets one, and later typing changes the same property", async () => {
    const calls = open(
      {
        "property.create": (fields) => ({ ...fields, revision: 1 }),
        "property.update": (fields) => ({ ...fields, insuredKey: "ins-1", revision: 2 }),
      },
      null,
    );
    await typeHome();
    await waitFor(() => expect(sent(calls, "property.create")).toHaveLength(1));
    const { key } = sent(calls, "property.create")[0] as { key: string };
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    await retype("City", "Petaluma");
    await waitFor(() => expect(sent(calls, "property.update")).toMatchObject([{ key, revision: 1 }]));
  });

  test("sees a refusal, and the next change creates the property under another key", async () => {
    let refusals = 0;
    const calls = open(
      {
        "property.create": (fields) => {
          refusals += 1;
          if (refusals === 1) throw new Failure(400, "An address needs a street that is known.");
          return { ...fields, revision: 1 };
        },
      },
      null,
    );
    await typeHome();
    expect(await screen.findByText("An address needs a street that is known.")).toBeVisible();
    expect(screen.queryByText("Saved")).toBeNull();
    await retype("City", "Petaluma");
    await waitFor(() => expect(sent(calls, "property.create")).toHaveLength(2));
    const keys = sent(calls, "property.create").map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(await screen.findByText("Saved")).toBeInTheDocument();
  });
});

import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Company } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend } from "@/tests/support/browser-backend";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { ReviewCompanies } from "./review-companies";

const company = (key: string, name: string, reviewCompanyKeys: string[] = []): Company => ({
  key,
  name,
  isActive: true,
  reviewCompanyKeys,
});
const others = [company("cous-2", "Brightwater"), company("cous-3", "شركة 🏠")];

function Shown({ mayEdit }: { mayEdit: boolean }) {
  const { data } = useBackend("company.get", { key: "cous-1" });
  return data ? <ReviewCompanies company={data} mayEdit={mayEdit} /> : null;
}

function open(keys: string[] | undefined, answers: Answers = {}, mayEdit = true) {
  let stored: Company = { ...company("cous-1", "Alder"), revision: 7, reviewCompanyKeys: keys };
  const calls = installBackend(
    {
      "company.get": () => stored,
      "company.listAll": () => [stored, ...others],
      "company.listAllReviewCompanies": () => others.filter(({ key }) => (keys ?? ["cous-2"]).includes(key)),
      "company.update": (fields) => {
        stored = { ...stored, ...fields };
        return stored;
      },
      ...answers,
    },
    { role: "poweruser" },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <Shown mayEdit={mayEdit} />
      <ShownAlerts />
    </SWRConfig>,
  );
  return () => calls.filter(({ name }) => name === "company.update").map(({ params }) => params);
}

beforeEach(() => startQueue("emp-1"));
afterEach(() => act(stopQueue));

test("says that no company reviews the claims; a company is added by name", async () => {
  const sent = open([]);
  expect(await screen.findByText("No other company reviews its claims.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add company" }));
  await userEvent.type(await screen.findByRole("combobox"), "bright");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("link", { name: "Brightwater" })).toHaveAttribute("href", "/admin/companies/cous-2");
  await waitFor(() => expect(sent()).toEqual([{ key: "cous-1", revision: 7, reviewCompanyKeys: ["cous-2"] }]));
});

test("a reviewing company is removed, and invisible ones stay", async () => {
  const sent = open(["cous-2", "cous-far", "cous-3"]);
  expect(await screen.findByText("And 1 company that you can't see.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Remove شركة 🏠" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "شركة 🏠" })).toBeNull());
  await waitFor(() => expect(sent()).toMatchObject([{ reviewCompanyKeys: ["cous-2", "cous-far"] }]));
});

test("a second change is checked against others' changes, even while the first is in flight", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent = open(["cous-2", "cous-3"], {
    "company.update": async (fields) => {
      await isAnswered;
      return { ...company("cous-1", "Alder"), ...fields, revision: 8 };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Remove Brightwater" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove شركة 🏠" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "شركة 🏠" })).toBeNull());
  expect(sent()).toHaveLength(1);
  answer();
  await waitFor(() =>
    expect(sent()).toEqual([
      { key: "cous-1", revision: 7, reviewCompanyKeys: ["cous-3"] },
      { key: "cous-1", revision: 8, reviewCompanyKeys: [] },
    ]),
  );
});

test("a refusal is rolled back and reported", async () => {
  open(["cous-2"], {
    "company.update": () => {
      throw new Failure(500, "");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Remove Brightwater" }));
  await waitFor(() => expect(screen.getByTestId("alerts")).toHaveTextContent("Failed to update company!"));
  expect(await screen.findByRole("link", { name: "Brightwater" })).toBeVisible();
});

test("reviewers that only the list call returns are shown too; a read-only role sees no buttons", async () => {
  open(undefined, {}, false);
  expect(await screen.findByRole("link", { name: "Brightwater" })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a failed read is reported", async () => {
  open([], {
    "company.listAllReviewCompanies": () => {
      throw new Failure(500, "Out of order.");
    },
  });
  expect(await screen.findByText("The reviewers couldn't be loaded: Out of order.")).toBeVisible();
});

test.each([429, 500])("after a failed read (%i), Retry reads the reviewers again", async (status) => {
  let isDown = true;
  open(["cous-2"], {
    "company.listAllReviewCompanies": () => {
      if (isDown) throw new Failure(status, "Out of order.");
      return [others[0]];
    },
  });
  expect(await screen.findByText("The reviewers couldn't be loaded: Out of order.")).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Brightwater" })).toBeVisible();
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

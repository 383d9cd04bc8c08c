import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TextStore } from "@/components/ui/forms/drafts/draft-slot";
import { DraftsContext } from "@/components/ui/forms/drafts/drafts-context";
import type { ProjectAction } from "@/lib/domain/transitions";
import { ReasonDialog } from "./reason-dialog";

const texts = new Map<string, string>();
const store: TextStore = {
  owner: "emp-1",
  read: (name) => texts.get(name) ?? null,
  write: (name, text) => void texts.set(name, text),
  remove: (name) => void texts.delete(name),
  names: () => [...texts.keys()],
};
const onConfirm = jest.fn();
beforeEach(() => {
  texts.clear();
  onConfirm.mockReset();
});

async function open(action: ProjectAction) {
  render(
    <DraftsContext value={store}>
      <ReasonDialog projectKey="prj-1" action={action} onCancel={() => {}} onConfirm={onConfirm} />
    </DraftsContext>,
  );
  const dialog = within(await screen.findByRole("dialog"));
  return { reason: dialog.getByRole("textbox", { name: /^Reason/ }), dialog };
}

test.each(["", "   "])("a rejection requires a reason, and %j does not count as one", async (text) => {
  const { reason, dialog } = await open("reject");
  if (text) await userEvent.type(reason, text);
  await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
  await waitFor(() => expect(reason).toHaveAccessibleDescription("Required"));
  expect(reason).toBeRequired();
  expect(reason).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

test("passes the trimmed reason once and drops its draft", async () => {
  const { reason } = await open("reject");
  await userEvent.type(reason, "  Not covered ");
  await waitFor(() => expect([...texts.values()].join()).toContain("Not covered"));
  await userEvent.keyboard("{Enter}{Enter}");
  await waitFor(() => expect(onConfirm.mock.calls).toEqual([["Not covered"]]));
  await waitFor(() => expect(texts.size).toBe(0));
});

test("an optional reason may be left empty", async () => {
  const { reason } = await open("request-attention");
  expect(reason).not.toBeRequired();
  await userEvent.type(reason, "{Enter}");
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith(""));
});

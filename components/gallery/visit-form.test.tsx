import { readFileSync } from "node:fs";
import path from "node:path";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Visit, VisitForm } from "./visit-form";

const text = (file: string) => readFileSync(path.join(process.cwd(), file), "utf8");

test("the recipe shows the same code as the form", () => {
  const shown = /```tsx\n([\s\S]*?)```/.exec(text("docs/recipes/write-a-form.md"))?.[1];
  expect(shown).toBe(text("components/gallery/visit-form.tsx"));
});

test("sends every kind of field, and shows the server's message on its field", async () => {
  const save = jest.fn<Promise<void>, [Visit]>().mockRejectedValueOnce(new Error("taken"));
  render(<VisitForm save={save} failureOf={() => ({ fields: { email: "Already in use" } })} />);
  await userEvent.click(screen.getByRole("button", { name: "Request visit" }));
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  expect(screen.getByText("Call the insured first")).toBeInTheDocument();

  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ann ");
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "ann@lintel.test");
  await userEvent.type(screen.getByRole("spinbutton", { name: "Floors" }), "2");
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-23" } });
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-11-27" } });
  await userEvent.click(screen.getByRole("radio", { name: "Text" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "Dog");
  await userEvent.click(screen.getByRole("checkbox", { name: "The insured knows about the visit" }));
  await userEvent.click(screen.getByRole("combobox", { name: /Area to inspect/ }));
  await userEvent.click(screen.getByRole("option", { name: "Roof" }));
  await userEvent.click(screen.getByRole("button", { name: "Request visit" }));

  expect(save.mock.calls).toEqual([
    [
      {
        name: "Ann",
        email: "ann@lintel.test",
        kind: "roof",
        rooms: [],
        floors: 2,
        days: { from: "2026-11-23", to: "2026-11-27" },
        channel: "text",
        note: "Dog",
        isAgreed: true,
      },
    ],
  ]);
  expect(await screen.findByText("Already in use")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
});

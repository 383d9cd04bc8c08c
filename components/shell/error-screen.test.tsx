import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorScreen } from "./error-screen";

test("error 401 offers a reload, and reloads", async () => {
  const onReload = jest.fn();
  render(<ErrorScreen code="401" onReload={onReload} />);
  expect(screen.getByRole("heading", { name: "Something is not quite right..." })).toBeInTheDocument();
  expect(screen.getByText("Please try reloading the page")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Reload Page" }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

test.each([
  ["403", "Oops, looks like you don't have access to this page."],
  ["404", "Something is not quite right. This page was not found on our servers"],
  ["500", "Something is not quite right..."],
  ["toString", "Something is not quite right..."],
  [null, "Something is not quite right..."],
])("error %s shows its text and links to the list of insured", (code, text) => {
  render(<ErrorScreen code={code} />);
  expect(screen.getByRole("heading", { name: text })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go To Insured" })).toHaveAttribute("href", "/insured");
});

test("error 403 shows what to check", () => {
  render(<ErrorScreen code="403" />);
  expect(screen.getByText("Double check the url or check with your administrator")).toBeInTheDocument();
});

import { act, renderHook } from "@testing-library/react";
import { isActionFor } from "@/lib/client/actions/action";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { useChatAction } from "./use-chat-action";

const listeners = new Set<() => void>();
let isReady = false;
const mockShow = jest.fn();
jest.mock("./page-messenger", () => ({
  pageMessenger: () => ({
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isReady: () => isReady,
    show: () => mockShow(),
  }),
}));

const offered = () => actionRegistry.list().filter((action) => isActionFor(action, "employee"));
const setReady = (next: boolean) =>
  act(() => {
    isReady = next;
    for (const listener of listeners) listener();
  });

test("the chat is a command while it is available", () => {
  const { unmount } = renderHook(() => useChatAction({ appId: "app1", scriptUrl: "https://chat.test/widget" }));
  expect(offered()).toEqual([]);
  setReady(true);
  const [action] = offered();
  expect([action?.label, action?.group]).toEqual(["Chat with support", "help"]);
  expect(mockShow).not.toHaveBeenCalled();
  action?.run();
  expect(mockShow).toHaveBeenCalledTimes(1);
  setReady(false);
  expect(offered()).toEqual([]);
  setReady(true);
  unmount();
  expect(offered()).toEqual([]);
});

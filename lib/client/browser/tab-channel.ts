/** Messages between the tabs of this browser (BroadcastChannel). Silent if the browser has none or refuses it. */
export type TabChannel<Message> = {
  post: (message: Message) => void;
  listen: (listener: (message: Message) => void) => () => void;
  close: () => void;
};

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Opens a channel between the tabs. A tab does not receive its own messages. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = openChannel(name);
  if (channel === null) return { post: () => {}, listen: () => () => {}, close: () => {} };
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent) => listener(event.data as Message);
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
    close: () => channel.close(),
  };
}

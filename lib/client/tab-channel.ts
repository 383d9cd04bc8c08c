/** Messages between the tabs of this browser (BroadcastChannel); silent where there is none. */
export type TabChannel<Message> = {
  post: (message: Message) => void;
  listen: (listener: (message: Message) => void) => () => void;
  close: () => void;
};

/** A tab never hears itself. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  if (typeof BroadcastChannel === "undefined") return { post: () => {}, listen: () => () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = (event: MessageEvent) => listener(event.data as Message);
      channel.addEventListener("message", hear);
      return () => channel.removeEventListener("message", hear);
    },
    close: () => channel.close(),
  };
}

export const CHAT_COPY = { open: "Chat with support" };

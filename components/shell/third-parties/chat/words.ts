export const CHAT_WORDS = { open: "Chat with support" };

export const SESSION_UNREADABLE = "Something went wrong";
export const SIGN_OUT_FAILED = "You couldn't be signed out. Please check your connection and try again.";
export const IMPERSONATION_FAILED = "Your role couldn't be changed. Please check your connection and try again.";
export const STOP_IMPERSONATING_FAILED = "You're still impersonating. Please check your connection and try again.";
export const LOGIN_PATH = "/login";

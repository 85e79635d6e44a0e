import type { Portal } from "./use-request-password-reset-mutation";

export interface PasswordHelp {
  portal: Portal;
  /** What the dialog asks for, in the words of the door. */
  description: string;
}

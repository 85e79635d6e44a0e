import type { MailPortal } from "./use-request-password-reset-mutation";

export interface PasswordHelp {
  portal: MailPortal;
  /** What the dialog asks for, in the words of the screen. */
  description: string;
}

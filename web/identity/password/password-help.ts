import type { MailPortal } from "./use-password-mutations";

export interface PasswordHelp {
  portal: MailPortal;
  /** What the dialog asks for, in the words of the screen. */
  description: string;
}

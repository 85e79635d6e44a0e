import { domainEvent } from "../domain-event";

export interface Told {
  /** The address of the mail. */
  to: string;
  title: string;
  text: string;
  /** The path of the page it links to; null for none. */
  path: string | null;
  /** Of use only now; a push is then sent with high urgency and soon given up. */
  urgent?: boolean;
}

/** Emitted with the mails that may also be shown as notices in the bell. */
export const toldByMail = domainEvent<null, readonly Told[]>();

import { domainEvent } from "../domain-event";

export interface Told {
  /** Whom the mail went to. */
  to: string;
  title: string;
  text: string;
  /** Of a page of ours; null where there is none. */
  path: string | null;
}

/** Emitted with the mails that may also be shown as notices in the bell. */
export const toldByMail = domainEvent<null, readonly Told[]>();

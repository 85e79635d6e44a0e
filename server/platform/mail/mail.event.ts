import { domainEvent } from "../domain-event";

export interface Told {
  /** Whom the mail went to. */
  to: string;
  title: string;
  text: string;
  /** Of a page of ours; null where there is none. */
  path: string | null;
}

/** People were told something by mail that may be kept for them as well. */
export const toldByMail = domainEvent<null, readonly Told[]>();

/** The content of a mail; its layout is in mail-layout.ts. */
export interface Mail {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  closing?: string;
  /**
   * Whether the mail also appears in the bell, for accounts with this verified address. The notice links to the same
   * page as the mail, or to `url` where the mail contains a secret link. False for mails that open or protect an
   * account.
   */
  bell: boolean | { url: string };
}

/** The plain-text alternative of a mail. */
export const mailText = ({ greeting, paragraphs, action, closing }: Mail): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(closing ? [closing] : []),
    "Praia",
  ].join("\n\n");

/** The text of the notice in the bell, without the greeting. */
export const noticeText = ({ paragraphs }: Mail): string => paragraphs.join("\n");

/** The path that the notice links to; null for none. */
export function noticePath({ bell, action }: Mail): string | null {
  const url = typeof bell === "object" ? bell.url : action?.url;
  if (url === undefined) return null;
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}

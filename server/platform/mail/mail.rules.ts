/** What a mail says; how it looks is said by its layout. */
export interface Mail {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  closing?: string;
  /**
   * Whether it is left in the bell too, for whoever has proved this address; it leads where the mail does, or to another
   * page where the mail's link opens something. False for what opens an account or protects one.
   */
  bell: boolean | { url: string };
}

/** For who reads mails without HTML. */
export const mailText = ({ greeting, paragraphs, action, closing }: Mail): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(closing ? [closing] : []),
    "Praia",
  ].join("\n\n");

/** For the bell, where nobody is greeted. */
export const noticeText = ({ paragraphs }: Mail): string => paragraphs.join("\n");

/** Where it leads in the bell, as a path of ours; null for nowhere. */
export function noticePath({ bell, action }: Mail): string | null {
  const url = typeof bell === "object" ? bell.url : action?.url;
  if (url === undefined) return null;
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}

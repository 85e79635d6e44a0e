/** What a mail says; how it looks is said by its layout. */
export interface Mail {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  closing?: string;
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

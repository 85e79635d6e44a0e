import type { Mail } from "../platform/mail/mail.rules";

interface Announced {
  sender: string;
  title: string;
  text: string;
}

/** The subject of the mail, and the title of the notice. */
export const announcementTitle = ({ sender, title }: Announced): string => `${sender}: ${title}`;

/** @param to.url the page with the reader's notices; null for an address without a confirmed account. */
export const announcementMail = (to: { email: string; url: string | null }, announced: Announced): Mail => ({
  to: to.email,
  // The job writes the notice itself, with the announcement that it belongs to.
  bell: false,
  subject: announcementTitle(announced),
  greeting: "Olá!",
  paragraphs: announced.text.split(/\n+/),
  ...(to.url === null ? {} : { action: { label: "Ver em Avisos", url: to.url } }),
  closing: `Comunicado de ${announced.sender}, enviado pela Praia.`,
});

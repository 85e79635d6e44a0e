import { escapeHtml } from "./escape-html.rules";

/** Texts of a mail, before layout. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  closing?: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** One layout for every mail, as text and as HTML that mail programs understand: tables and inline styles. */
export function composeMail(
  to: string,
  { subject, greeting, paragraphs, action, closing }: MailContent,
): Mail {
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(closing ? [closing] : []),
    "Praia",
  ];
  const line = (content: string) => `<p style="margin:0 0 16px;line-height:1.55">${escapeHtml(content)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#c2410c;color:#ffffff;padding:14px 24px;border-radius:999px;text-decoration:none;font-weight:600;display:inline-block">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#6b5d4d;word-break:break-all">Se o botão não abrir, copie este endereço: ${escapeHtml(action.url)}</p>`
    : "";
  const html = `<!doctype html><html lang="pt-BR"><body style="margin:0;background:#fbf5ea;font-family:Helvetica,Arial,sans-serif;color:#2b2118">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0e7490">Praia</p>
${line(greeting)}${paragraphs.map(line).join("")}${button}${closing ? line(closing) : ""}
</td></tr></table></td></tr></table></body></html>`;
  return { to, subject, text: text.join("\n\n"), html };
}
